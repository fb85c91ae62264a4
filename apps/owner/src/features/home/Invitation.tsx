import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { meQuery, useMe } from '@zampa/client/session/use-me';
import type { VetFacility } from '@zampa/contract/people/user';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

/** Shows a clinic that has invited the family, and the answer. */
export function Invitation({ clinic }: { clinic: VetFacility }) {
  const { t } = useTranslation();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { id: userId } = useMe();
  const answer = useMutation({
    mutationFn: (status: 'ACTIVE' | 'IGNORED') =>
      api.send('PATCH /client/status', { body: { userId, facilityId: clinic.id, status } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey }),
  });
  return (
    <Card as="article" gap="8">
      <strong>{t('home-owner:turn.invitation', { clinic: clinic.name })}</strong>
      <Text as="span" tone="muted">
        {t('home-owner:turn.invitationText')}
      </Text>
      <CallProblem error={answer.error} />
      <Row fill>
        <Button
          variant="default"
          disabled={answer.isPending}
          onClick={() => answer.mutate('IGNORED')}
        >
          {t('home-owner:turn.ignore')}
        </Button>
        <Button loading={answer.isPending} onClick={() => answer.mutate('ACTIVE')}>
          {t('home-owner:turn.accept')}
        </Button>
      </Row>
    </Card>
  );
}
