import '@zampa/i18n/english/families';
import { Button } from '@mantine/core';
import type { Person } from '@zampa/contract/people/user';
import { FAMILY_MEMBER } from '@zampa/domain/families/membership';
import { fullName } from '@zampa/domain/people/names';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useRemoveMember, useSetMemberRole } from './queries.ts';

export interface FamilyJoinRequestProps {
  familyId: string;
  person: Person;
}

/** Card of a person who asked to join the family, with buttons to accept or decline. */
export function FamilyJoinRequest({ familyId, person }: FamilyJoinRequestProps) {
  const { t } = useTranslation();
  const [accept, decline] = [useSetMemberRole(familyId), useRemoveMember(familyId)];
  const name = fullName(person);
  const busy = accept.isPending || decline.isPending;
  return (
    <Card as="article" tone="new">
      <Row gap="12" wrap={false}>
        <PersonPicture person={person} size={48} />
        <Stack as="span" gap="0" grow>
          <strong>{name}</strong>
          <Text as="span" tone="muted">
            {t('families:waiting.title')}
          </Text>
          {person.email && (
            <Text as="span" tone="muted">
              {person.email}
            </Text>
          )}
        </Stack>
      </Row>
      <CallProblem error={accept.error ?? decline.error} />
      <Row justify="end">
        <Button
          variant="default"
          disabled={busy}
          aria-label={t('families:waiting.declineName', { name })}
          onClick={() => decline.mutate(person.id)}
        >
          {t('families:waiting.decline')}
        </Button>
        <Button
          loading={busy}
          aria-label={t('families:waiting.acceptName', { name })}
          onClick={() => accept.mutate({ userId: person.id, idRole: FAMILY_MEMBER })}
        >
          {t('families:waiting.accept')}
        </Button>
      </Row>
    </Card>
  );
}
