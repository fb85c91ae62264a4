import '@zampa/i18n/english/clients-clinics';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { meQuery, useMe } from '@zampa/client/session/use-me';
import { conversationKeys } from '@zampa/client/conversations/keys';
import { paymentKeys } from '@zampa/client/payments/keys';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

export interface InvitationProps {
  facilityId: string;
  /** Title that names the inviting clinic. */
  title: string;
}

/** Card of a clinic's invitation, with buttons to accept or ignore it. */
export function Invitation({ facilityId, title }: InvitationProps) {
  const { t } = useTranslation();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { id: userId } = useMe();
  const answer = useMutation({
    mutationFn: (status: 'ACTIVE' | 'IGNORED') =>
      api.updateClientStatus({ body: { userId, facilityId, status } }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey }),
        // Accepting gives the family the conversations and payments that the clinic recorded before.
        queryClient.invalidateQueries({ queryKey: conversationKeys.all }),
        queryClient.invalidateQueries({ queryKey: paymentKeys.all }),
      ]),
  });
  return (
    <Card as="article" gap="8">
      <strong>{title}</strong>
      <Text as="span" tone="muted">
        {t('clients:clinics.invitation.text')}
      </Text>
      <CallProblem error={answer.error} />
      <Row fill>
        <Button
          variant="default"
          disabled={answer.isPending}
          onClick={() => answer.mutate('IGNORED')}
        >
          {t('clients:clinics.invitation.ignore')}
        </Button>
        <Button loading={answer.isPending} onClick={() => answer.mutate('ACTIVE')}>
          {t('clients:clinics.invitation.accept')}
        </Button>
      </Row>
    </Card>
  );
}
