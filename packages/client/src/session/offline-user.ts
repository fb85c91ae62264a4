import type { User } from '@zampa/contract/people/user';
import type { AppStorage } from '../storage/app-storage.ts';
import { OFFLINE_RETENTION_MS } from '../storage/offline-retention.ts';

const ENTRY = 'person';

type OfflineUser = {
  /** The session in which the server returned the user. */
  readonly session: string | undefined;
  /** The build that wrote the entry and can read it. */
  readonly build: string;
  readonly at: number;
  readonly user: User;
};

/** Saves the signed-in user for a start without a connection. Deleted at sign-out. */
export const saveOfflineUser = (storage: AppStorage, person: OfflineUser): void =>
  storage.write(ENTRY, person);

/**
 * Returns the saved user of this session and when they were saved; `null` if it is missing, too old or of another
 * session or build.
 */
export function findOfflineUser(
  storage: AppStorage,
  { session, build, at: now }: Omit<OfflineUser, 'user'>,
): OfflineUser | null {
  const saved = storage.read<OfflineUser>(ENTRY);
  if (!saved || saved.session !== session || saved.build !== build) return null;
  return now - saved.at < OFFLINE_RETENTION_MS ? saved : null;
}
