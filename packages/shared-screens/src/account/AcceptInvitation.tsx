import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiRefusal, isRetryable } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import { useEffect } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FailedState } from '../states/FailedState.tsx';
import { AccountPage } from './AccountPage.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import '@zampa/i18n/english/invitations';

export interface AcceptInvitationProps {
  token: string;
  onDone: () => void;
}

/** Accepts the invitation of the link that the user followed, and shows the reason if that is not possible. */
export function AcceptInvitation({ token, onDone }: AcceptInvitationProps) {
  const { t } = useTranslation();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const {
    data: accepted,
    error,
    refetch,
  } = useQuery({
    queryKey: ['invitation', 'accept', token],
    queryFn: async () => {
      // Stable across retries and reloads: the server answers a repeated request with the first answer.
      const idempotencyKey = `accept:${token}`;
      try {
        await api.acceptInvitation({ body: { token }, idempotencyKey });
      } finally {
        // Even without a free seat the clinic now lists the user as waiting.
        await queryClient.invalidateQueries({ queryKey: ['me'] });
      }
      return true;
    },
    staleTime: Infinity,
  });
  useEffect(() => {
    if (accepted) onDone();
  }, [accepted, onDone]);
  if (!error) return <LoadingScreen label={t('invitations:accepting')} />;
  if (isRetryable(error)) return <FailedState error={error} onRetry={() => void refetch()} />;
  const why = refusalReason(error);
  return (
    <AccountPage
      title={t(`invitations:${why}.title`)}
      intro={t(`invitations:${why}.why`)}
      foot={why === 'other' && <SignOutButton />}
    >
      <Button onClick={onDone}>{t('invitations:goOn')}</Button>
    </AccountPage>
  );
}

/**
 * Returns why the invitation cannot be accepted: it is for another person, the clinic has no free seat, or it has
 * ended.
 */
function refusalReason(error: Error): 'other' | 'full' | 'over' {
  const code = error instanceof ApiRefusal ? error.code : null;
  if (code === 'FORBIDDEN') return 'other';
  return code === 'PLAN_LIMIT' ? 'full' : 'over';
}
