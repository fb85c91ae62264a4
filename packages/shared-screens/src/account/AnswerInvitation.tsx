import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiRefusal, isPassing } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import { useEffect } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FailedState } from '../states/FailedState.tsx';
import { AccountPage } from './AccountPage.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import '@zampa/i18n/english/invitations';

export interface AnswerInvitationProps {
  token: string;
  onDone: () => void;
}

/** Accepts the invitation whose link somebody followed, and says so when that cannot be done. */
export function AnswerInvitation({ token, onDone }: AnswerInvitationProps) {
  const { t } = useTranslation();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const {
    data: accepted,
    error,
    refetch,
  } = useQuery({
    queryKey: ['invitation', 'accept', token],
    queryFn: async () => {
      // Sent again where its answer was lost, or the page was: the first answer counts.
      const idempotencyKey = `accept:${token}`;
      try {
        await api.send('POST /invitations/accept', { body: { token }, idempotencyKey });
      } finally {
        // Without a seat, too, they are known at the clinic from now on: they wait there.
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
  if (isPassing(error)) return <FailedState error={error} onRetry={() => void refetch()} />;
  const why = reasonOf(error);
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

/** Returns why an invitation cannot be accepted: it is another person's, there is no seat, or it has ended. */
function reasonOf(error: Error): 'other' | 'full' | 'over' {
  const code = error instanceof ApiRefusal ? error.code : null;
  if (code === 'FORBIDDEN') return 'other';
  return code === 'PLAN_LIMIT' ? 'full' : 'over';
}
