import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useClient } from './ClientProvider.tsx';
import { OutboxProvider } from './conversations/outbox/OutboxProvider.tsx';
import { whenAtRest } from './device/when-at-rest.ts';
import { RealtimeProvider } from './realtime/RealtimeProvider.tsx';
import { whenLoaded } from './realtime/when-loaded.ts';
import { PersonDatabaseProvider } from './storage/PersonDatabaseProvider.tsx';

export interface PersonProviderProps {
  /** Shows a page of the app, by its address with the app's base: a notification was pressed. */
  readonly onOpen: (address: string) => void;
  readonly children: ReactNode;
}

/**
 * Keeps what works for a signed-in person behind every screen; load it with the screens behind the sign-in, not with
 * the login.
 */
export function PersonProvider({ onOpen, children }: PersonProviderProps) {
  return (
    <PersonDatabaseProvider>
      <RealtimeProvider>
        <OutboxProvider>
          <Device onOpen={onOpen} />
          {children}
        </OutboxProvider>
      </RealtimeProvider>
    </PersonDatabaseProvider>
  );
}

/** Comes last: nothing of it is seen. */
function Device({ onOpen }: Pick<PersonProviderProps, 'onOpen'>) {
  const { app } = useClient();
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const leave = whenAtRest(() => {
      stop = whenLoaded(
        () => import('./device/start-device.ts'),
        ({ startDevice }) => startDevice({ app, open }),
      );
    });
    return () => {
      leave();
      stop?.();
    };
  }, [app]);
  return null;
}
