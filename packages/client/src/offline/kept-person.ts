import type { User } from '@zampa/contract/people/user';
import type { AppStorage } from '../storage/app-storage.ts';
import { KEEP_MS } from './keep-ms.ts';

const ENTRY = 'person';

type KeptPerson = {
  /** The sign-in in which the server said who this is. */
  readonly session: string | undefined;
  /** The build that understands it. */
  readonly build: string;
  readonly at: number;
  readonly user: User;
};

/** Remembers who is signed in, for a start without a connection; it goes with everything else at sign-out. */
export const keepPerson = (storage: AppStorage, person: KeptPerson): void =>
  storage.write(ENTRY, person);

/** Returns who this sign-in belongs to and since when that is known; `null` where this app does not know. */
export function findPerson(
  storage: AppStorage,
  { session, build, at: now }: Omit<KeptPerson, 'user'>,
): KeptPerson | null {
  const kept = storage.read<KeptPerson>(ENTRY);
  if (!kept || kept.session !== session || kept.build !== build) return null;
  return now - kept.at < KEEP_MS ? kept : null;
}
