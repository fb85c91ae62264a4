import '@zampa/i18n/english/account-credentials';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { isRetryable } from '@zampa/client/api/problems';
import { useApi, useClient } from '@zampa/client/ClientProvider.tsx';
import { clearStoredInvitation } from '@zampa/client/invitations/stored-invitation';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FailedState } from '../states/FailedState.tsx';
import { AccountPage } from './AccountPage.tsx';
import { SignUp } from './SignUp.tsx';
import { InviterCard } from './InviterCard.tsx';
import '@zampa/i18n/english/invitations';

/** Sign-up of an invited user, with the inviter and the address that the invitation was sent to. */
export function InvitedSignUp({ token }: { token: string }) {
  const { t } = useTranslation();
  const api = useApi();
  const [declined, setDeclined] = useState(false);
  const query = useQuery({
    queryKey: ['invitation', 'preview', token],
    queryFn: ({ signal }) => api.readInvitation({ body: { token }, signal }),
  });
  if (declined)
    return (
      <AccountPage title={t('invitations:declined.title')} intro={t('invitations:declined.why')} />
    );
  if (query.isError && !isRetryable(query.error)) return <InvitationEnded />;
  // Keeps the typed values when refetching the invitation fails.
  if (!query.data && (query.isError || query.isPaused))
    return <FailedState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingScreen label={t('common:states.loading')} />;
  const { kind, email } = query.data;
  return (
    <SignUp
      email={email}
      joins={kind === 'STAFF'}
      inviter={
        <InviterCard invitation={query.data} token={token} onDeclined={() => setDeclined(true)} />
      }
    />
  );
}

function InvitationEnded() {
  const { t } = useTranslation();
  const { app } = useClient();
  // Forgets the invitation, so that signing in continues normally.
  useEffect(() => clearStoredInvitation(app), [app]);
  return (
    <AccountPage title={t('invitations:over.title')} intro={t('invitations:over.why')}>
      <Button renderRoot={(props) => <Link to="/login" {...props} />}>
        {t('account:credentials.signUp.signIn')}
      </Button>
    </AccountPage>
  );
}
