import { Button } from '@mantine/core';
import type { FamilyMember } from '@zampa/contract/families/objects';
import { FAMILY_ADMIN, FAMILY_MEMBER } from '@zampa/domain/families/membership';
import { fullName } from '@zampa/domain/people/names';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useSetMemberRole } from './queries.ts';
import { RemoveMember } from './RemoveMember.tsx';

export interface MemberRowProps {
  familyId: string;
  person: FamilyMember;
  own: boolean;
  /** Whether the user may change this member's role and remove them. */
  manageable: boolean;
}

/** Row of a family member with their role and the admin's actions. */
export function MemberRow({ familyId, person, own, manageable }: MemberRowProps) {
  const { t } = useTranslation();
  const setMember = useSetMemberRole(familyId);
  const name = fullName(person);
  const other = person.idRole === FAMILY_ADMIN ? FAMILY_MEMBER : FAMILY_ADMIN;
  return (
    <li>
      <Row gap="12" wrap={false}>
        <PersonPicture person={person} size={44} />
        <Stack as="span" gap="0" grow>
          <strong>{own ? `${name} (${t('families:you')})` : name}</strong>
          <Text as="span" tone="muted">
            {t(`families:roles.${person.idRole}`)}
          </Text>
        </Stack>
      </Row>
      {manageable && (
        <Row justify="end">
          <RemoveMember familyId={familyId} person={person} />
          <Button
            variant="subtle"
            loading={setMember.isPending}
            aria-label={`${name}: ${other === FAMILY_ADMIN ? t('families:member.makeAdmin') : t('families:member.makeMember')}`}
            onClick={() => setMember.mutate({ userId: person.id, idRole: other })}
          >
            {other === FAMILY_ADMIN
              ? t('families:member.makeAdmin')
              : t('families:member.makeMember')}
          </Button>
        </Row>
      )}
      <CallProblem error={setMember.error} />
    </li>
  );
}
