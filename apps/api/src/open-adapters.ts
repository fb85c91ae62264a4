import type { Server } from 'node:http';
import { diskSpace } from './adapters/disk/disk-space.ts';
import { diskFiles } from './adapters/files/disk-files.ts';
import { encryptedFiles } from './adapters/files/encrypted-files.ts';
import { readFileKey } from './adapters/files/file-key.ts';
import { s3Files } from './adapters/files/s3-files.ts';
import { mailboxMail } from './adapters/mail/mailbox-mail.ts';
import { smtpMail } from './adapters/mail/smtp-mail.ts';
import { attributeAnswers } from './main-thread/attribute-answers.ts';
import { clamdScanner } from './adapters/scanner/clamd.ts';
import { socketRealtime, type SocketRealtime } from './adapters/realtime/socket-realtime.ts';
import type { Database } from './db/database.ts';
import { createFreeSpace, type FreeSpace } from './uploads/free-space.ts';
import { findLastingSessions } from './access/lasting-sessions.ts';
import { networkReader } from './limits/network.ts';
import { connectOrExplain } from './connect-or-explain.ts';
import { createSocketLimiter, type SocketLimits } from './realtime/socket-limiter.ts';
import type { Authenticate } from './access/viewer.ts';
import type { Clock } from './ports/clock.ts';
import type { Files } from './ports/files.ts';
import type { Mail } from './ports/mail.ts';
import type { Scanner } from './ports/scanner.ts';
import type { Space } from './ports/space.ts';
import type { UploadSettings } from './settings/upload-settings.ts';
import { filesDirectory, type Settings } from './settings/settings.ts';

/** Replacements for tests. */
export type StorageOverrides = { readonly files?: Files; readonly space?: Space };

/** The settings of the file storage. */
export type StorageSettings = Pick<Settings, 's3' | 'dataDirectory' | 'freeSpaceFloorBytes'> & {
  readonly uploads: Pick<UploadSettings, 'isEncrypted' | 'key'>;
};

/** Opens the file storage and the free-space check. */
export function openStorage(
  settings: StorageSettings,
  { files, space }: StorageOverrides,
): { readonly store: Files; readonly space: FreeSpace } {
  const own = encryptIfWanted(
    settings.s3 ? s3Files(settings.s3) : diskFiles(filesDirectory(settings)),
    settings,
  );
  const room = space ?? diskSpace(settings.dataDirectory);
  return { store: files ?? own, space: createFreeSpace(room, settings.freeSpaceFloorBytes) };
}

/** Processes that share a bucket need one key from the settings: a generated one belongs to one directory. */
function encryptIfWanted(store: Files, { s3, uploads, dataDirectory }: StorageSettings): Files {
  const hasKey = uploads.key !== undefined || s3 === null;
  if (!uploads.isEncrypted || !hasKey) return store;
  return encryptedFiles(store, () => readFileKey(dataDirectory, uploads.key));
}

/** Opens the file storage, the free-space check and the virus scanner. */
export function openUploads(settings: Settings, overrides: StorageOverrides) {
  const { store, space } = openStorage(settings, overrides);
  const { scanner: address } = settings.uploads;
  const scanner: Scanner | null = address && clamdScanner(address);
  return { files: attributeAnswers(store), space, scanner };
}

type SocketDeps = {
  readonly authenticate: Authenticate;
  readonly db: Database;
  readonly sessionsCheckedEveryMs?: number | undefined;
  readonly publicUrl: () => string;
  readonly clock: Clock;
  readonly socketLimits?: SocketLimits | undefined;
  readonly failed: (activity: string) => (error: unknown) => void;
};

/** Opens the socket server. If Redis is configured, connects it to the sockets of the other processes. */
export async function openSockets(
  server: Server,
  { redisUrl, trustProxy }: Settings,
  { authenticate, publicUrl, db, clock, failed, ...options }: SocketDeps,
): Promise<SocketRealtime> {
  const shared = redisUrl
    ? await connectOrExplain('REDIS_URL', async () => {
        // Loads hundreds of files, which a single process does not need.
        const { sharedSockets } = await import('./adapters/realtime/shared-sockets.ts');
        return sharedSockets(redisUrl, failed('the connection to Redis'));
      })
    : undefined;
  return socketRealtime(server, {
    authenticate,
    publicUrl,
    findLastingSessions: (ids) => findLastingSessions(db, ids, clock.now()),
    sessionsCheckedEveryMs: options.sessionsCheckedEveryMs,
    onError: failed('the check of open sockets'),
    limiter: createSocketLimiter(clock, options.socketLimits),
    networkOf: networkReader(trustProxy),
    shared,
  });
}

/** Opens the mail adapter: SMTP, or the development mailbox. */
export const openMail = ({ smtpUrl, mailFrom }: Settings, db: Database, clock: Clock): Mail =>
  smtpUrl ? smtpMail(smtpUrl, mailFrom) : mailboxMail(db, clock);
