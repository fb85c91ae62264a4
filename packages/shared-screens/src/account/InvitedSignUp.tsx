import '@zampa/i18n/english/account-steps';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { isPassing } from '@zampa/client/api/problems';
import { useApi, useClient } from '@zampa/client/ClientProvider.tsx';
import { clearStoredInvitation } from '@zampa/client/invitations/stored-invitation';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FailedState } from '../states/FailedState.tsx';
import { AccountPage } from './AccountPage.tsx';
import { SignUp } from './SignUp.tsx';
import { Inviter } from './Inviter.tsx';
import '@zampa/i18n/english/invitations';

/** Shows the sign-up of somebody who came by the link of an invitation: who invites, and the address it was sent to. */
export function InvitedSignUp({ token }: { token: string }) {
  const { t } = useTranslation();
  const api = useApi();
  const [declined, setDeclined] = useState(false);
  const query = useQuery({
    queryKey: ['invitation', 'preview', token],
    queryFn: ({ signal }) => api.send('POST /invitations/preview', { body: { token }, signal }),
  });
  if (declined)
    return (
      <AccountPage title={t('invitations:declined.title')} intro={t('invitations:declined.why')} />
    );
  if (query.isError && !isPassing(query.error)) return <InvitationOver />;
  // What is being typed stays where the invitation is looked at again in vain.
  if (!query.data && (query.isError || query.isPaused))
    return <FailedState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingScreen label={t('common:states.loading')} />;
  const { kind, email } = query.data;
  return (
    <SignUp
      email={email}
      joins={kind === 'STAFF'}
      inviter={
        <Inviter invitation={query.data} token={token} onDeclined={() => setDeclined(true)} />
      }
    />
  );
}

function InvitationOver() {
  const { t } = useTranslation();
  const { app } = useClient();
  // Signing in leads on as if nobody had come by it.
  useEffect(() => clearStoredInvitation(app), [app]);
  return (
    <AccountPage title={t('invitations:over.title')} intro={t('invitations:over.why')}>
      <Button renderRoot={(props) => <Link to="/login" {...props} />}>
        {t('account-steps:signUp.signIn')}
      </Button>
    </AccountPage>
  );
}
