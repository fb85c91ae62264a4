import type { Server } from 'node:http';
import { diskSpace } from './adapters/disk/disk-space.ts';
import { diskFiles } from './adapters/files/disk-files.ts';
import { s3Files } from './adapters/files/s3-files.ts';
import { mailboxMail } from './adapters/mail/mailbox-mail.ts';
import { smtpMail } from './adapters/mail/smtp-mail.ts';
import { socketRealtime, type SocketRealtime } from './adapters/realtime/socket-realtime.ts';
import type { Database } from './db/database.ts';
import { createFreeSpace, type FreeSpace } from './uploads/free-space.ts';
import { networkReader } from './http/rate-limits/network.ts';
import { connectOrExplain } from './connect-or-explain.ts';
import { createSocketDoor, type DoorLimits } from './realtime/socket-door.ts';
import type { Authenticate } from './access/viewer.ts';
import type { Clock } from './ports/clock.ts';
import type { Files } from './ports/files.ts';
import type { Mail } from './ports/mail.ts';
import type { Space } from './ports/space.ts';
import { filesDirectory, type Settings } from './settings.ts';

/** What a test may put in the place of the disk. */
export type StorageOverrides = { readonly files?: Files; readonly space?: Space };

/** Opens where files are kept, and what tells how much room there is beside the data. */
export function openStorage(
  settings: Settings,
  { files, space }: StorageOverrides,
): { readonly store: Files; readonly space: FreeSpace } {
  const own = settings.s3 ? s3Files(settings.s3) : diskFiles(filesDirectory(settings));
  const room = space ?? diskSpace(settings.dataDirectory);
  return { store: files ?? own, space: createFreeSpace(room, settings.freeSpaceFloorBytes) };
}

type SocketDeps = {
  readonly authenticate: Authenticate;
  readonly publicUrl: () => string;
  readonly clock: Clock;
  readonly limits: DoorLimits | undefined;
  readonly failed: (what: string) => (error: unknown) => void;
};

/** Opens the sockets of a server, shared with other processes where there is a Redis. */
export async function openSockets(
  server: Server,
  { redisUrl, trustProxy }: Settings,
  { authenticate, publicUrl, clock, limits, failed }: SocketDeps,
): Promise<SocketRealtime> {
  const shared = redisUrl
    ? await connectOrExplain('REDIS_URL', async () => {
        // Hundreds of files, which a process by itself does without.
        const { sharedSockets } = await import('./adapters/realtime/shared-sockets.ts');
        return sharedSockets(redisUrl, failed('the connection to Redis'));
      })
    : undefined;
  return socketRealtime(server, {
    authenticate,
    publicUrl,
    door: createSocketDoor(clock, limits),
    networkOf: networkReader(trustProxy),
    shared,
  });
}

/** Opens what sends letters: a real server, or the mailbox of development. */
export const openMail = ({ smtpUrl, mailFrom }: Settings, db: Database, clock: Clock): Mail =>
  smtpUrl ? smtpMail(smtpUrl, mailFrom) : mailboxMail(db, clock);
