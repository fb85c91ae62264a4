import type { ReactNode } from 'react';
import { OutboxProvider } from './conversations/outbox/OutboxProvider.tsx';
import { RealtimeProvider } from './realtime/RealtimeProvider.tsx';
import { PersonDatabaseProvider } from './session/PersonDatabaseProvider.tsx';

const loadTasks = () => import('./background/start-background-tasks.ts');

/**
 * Provides what a signed-in person needs on every screen: database, realtime updates and outbox. Load it with the
 * signed-in screens, not with the login.
 */
export function PersonProvider({ children }: { children: ReactNode }) {
  return (
    <PersonDatabaseProvider>
      <RealtimeProvider loadTasks={loadTasks}>
        <OutboxProvider>{children}</OutboxProvider>
      </RealtimeProvider>
    </PersonDatabaseProvider>
  );
}
