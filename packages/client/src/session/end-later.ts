import { JSON_CALLS } from '../api/call-keys.ts';
import { isRetryable } from '../api/problems.ts';
import { methodAndPath } from '../api/request.ts';
import type { Transport } from '../api/transport.ts';
import type { AppName, AppStorage } from '../storage/app-storage.ts';
import type { Exclusively } from '../storage/exclusively.ts';

/** Storage entry for a session that must be ended. Not deleted when the storage is cleared. */
export const END_ENTRY = 'end-session';

type Parts = {
  readonly app: AppName;
  readonly storage: AppStorage;
  readonly transport: Transport;
  readonly exclusively: Exclusively;
};

/**
 * Returns functions that remember a session to be ended later and end it. Only the server can remove the cookie of
 * the session.
 */
export function createEndLater({ app, storage, transport, exclusively }: Parts) {
  const forget = () => storage.remove(END_ENTRY);
  const end = async () => {
    // A person may have signed in since.
    if (!storage.read(END_ENTRY)) return;
    await transport(methodAndPath(JSON_CALLS.endSession), { sessionApp: app }, null);
    forget();
  };
  return {
    remember: () => storage.write(END_ENTRY, true),
    forget,
    /** Ends the stored session; offline it stays stored. */
    endRemembered: async (): Promise<void> => {
      if (!storage.read(END_ENTRY)) return;
      await exclusively(storage.key('refresh'), end).catch((error: unknown) => {
        if (!isRetryable(error)) forget();
      });
    },
  };
}
