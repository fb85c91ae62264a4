import type { ReactNode } from 'react';
import { OutboxProvider } from './conversations/outbox/OutboxProvider.tsx';
import { RealtimeProvider } from './realtime/RealtimeProvider.tsx';
import { PersonDatabaseProvider } from './storage/PersonDatabaseProvider.tsx';

/**
 * Keeps what works for a signed-in person behind every screen; load it with the screens behind the sign-in, not with
 * the login.
 */
export function PersonProvider({ children }: { children: ReactNode }) {
  return (
    <PersonDatabaseProvider>
      <RealtimeProvider>
        <OutboxProvider>{children}</OutboxProvider>
      </RealtimeProvider>
    </PersonDatabaseProvider>
  );
}
