import { useClient } from '@zampa/client/ClientProvider.tsx';
import {
  clearStoredInvitation,
  readStoredInvitation,
} from '@zampa/client/invitations/stored-invitation';
import { lazy, type ReactNode, Suspense, useState } from 'react';

/** Few people come by a link, so nobody else waits for this. */
const AnswerInvitation = lazy(async () => ({
  default: (await import('./AnswerInvitation.tsx')).AnswerInvitation,
}));

/** Has whoever came by the link of an invitation and is signed in now accept it before anything else. */
export function InvitationGate({ children }: { children: ReactNode }) {
  const { app } = useClient();
  const [token, setToken] = useState(() => readStoredInvitation(app));
  if (!token) return children;
  const done = () => {
    clearStoredInvitation(app);
    setToken(null);
  };
  return (
    <Suspense>
      <AnswerInvitation token={token} onDone={done} />
    </Suspense>
  );
}
