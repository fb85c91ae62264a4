import { useClient } from '@zampa/client/ClientProvider.tsx';
import {
  clearStoredInvitation,
  readStoredInvitation,
} from '@zampa/client/invitations/stored-invitation';
import { lazy, type ReactNode, Suspense, useState } from 'react';

/** Lazy-loaded: few users follow an invitation link. */
const AnswerInvitation = lazy(async () => ({
  default: (await import('./AcceptInvitation.tsx')).AcceptInvitation,
}));

/** Requires a signed-in user who followed an invitation link to accept it before anything else. */
export function InvitationGate({ children }: { children: ReactNode }) {
  const { app } = useClient();
  const [token, setToken] = useState(() => readStoredInvitation(app));
  if (!token) return children;
  const finish = () => {
    clearStoredInvitation(app);
    setToken(null);
  };
  return (
    <Suspense>
      <AnswerInvitation token={token} onDone={finish} />
    </Suspense>
  );
}
