import { useClient } from '@zampa/client/ClientProvider.tsx';
import {
  clearStoredInvitation,
  readStoredInvitation,
} from '@zampa/client/invitations/stored-invitation';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: few users follow an invitation link. */
const AnswerInvitation = lazyPart(
  async () => (await import('./AcceptInvitation.tsx')).AcceptInvitation,
);

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
