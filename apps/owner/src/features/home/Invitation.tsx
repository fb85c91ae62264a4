import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { meQuery, useMe } from '@zampa/client/session/use-me';
import { conversationKeys } from '@zampa/client/conversations/keys';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

export interface InvitationProps {
  facilityId: string;
  /** Which clinic it is that invites. */
  title: string;
}

/** Shows a clinic that has invited the family, and the answer. */
export function Invitation({ facilityId, title }: InvitationProps) {
  const { t } = useTranslation();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { id: userId } = useMe();
  const answer = useMutation({
    mutationFn: (status: 'ACTIVE' | 'IGNORED') =>
      api.send('PATCH /client/status', { body: { userId, facilityId, status } }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey }),
        queryClient.invalidateQueries({ queryKey: conversationKeys.waiting }),
      ]),
  });
  return (
    <Card as="article" gap="8">
      <strong>{title}</strong>
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
