import { Button } from '@mantine/core';
import { IconHourglass } from '@zampa/ui/icons/IconHourglass';
import { useMe } from '@zampa/client/session/use-me';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useRemoveMember } from './queries.ts';

/** Card of a family that has not answered the user's request to join, with a button to withdraw it. */
export function PendingFamily({ familyId }: { familyId: string }) {
  const { t } = useTranslation();
  const me = useMe();
  const removal = useRemoveMember(familyId);
  return (
    <Card as="section" tone="new" aria-live="polite">
      <Row gap="12" wrap={false}>
        <IconHourglass size={28} aria-hidden="true" />
        <Stack as="span" gap="0" grow>
          <strong>{t('families:pending.title')}</strong>
          <Text as="span" tone="muted">
            {t('families:pending.text')}
          </Text>
        </Stack>
      </Row>
      <CallProblem error={removal.error} />
      <Button variant="default" loading={removal.isPending} onClick={() => removal.mutate(me.id)}>
        {t('families:pending.takeBack')}
      </Button>
    </Card>
  );
}
