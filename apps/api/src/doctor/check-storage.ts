import { access, constants, mkdir, stat, statfs } from 'node:fs/promises';
import { listArchives } from '../backup/archive-directory.ts';
import { openStorage } from '../open-adapters.ts';
import type { Settings } from '../settings/settings.ts';
import { readStored } from '../uploads/read-stored.ts';
import { ok, problem, reasonOf, warning, type Finding } from './finding.ts';

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 3_600_000;
const TOO_OLD_HOURS = 26;
/** A name that no upload has; the nightly clean-up ignores it. */
const PROBE = 'doctor-probe';

/** Checks that the data directory is private, can be written, and has space. */
export async function checkDisk({
  dataDirectory,
  freeSpaceFloorBytes,
}: Settings): Promise<Finding> {
  try {
    await access(dataDirectory, constants.W_OK);
  } catch (error) {
    return warning(
      'disk',
      `DATA_DIR cannot be written: ${reasonOf(error)}`,
      `Start Zampa once, which creates ${dataDirectory}, or run this as its account.`,
    );
  }
  const { mode } = await stat(dataDirectory);
  if ((mode & 0o066) !== 0)
    return problem(
      'disk',
      `other accounts can read ${dataDirectory}`,
      `Run chmod go-rw ${dataDirectory}.`,
    );
  const { bavail, bsize } = await statfs(dataDirectory);
  const free = bavail * bsize;
  const detail = `${Math.floor(free / MEGABYTE)} MB free in ${dataDirectory}`;
  const remedy = 'Free space, or move DATA_DIR to a larger volume.';
  if (free < freeSpaceFloorBytes) return problem('disk', detail, remedy);
  return free < 2 * freeSpaceFloorBytes ? warning('disk', detail, remedy) : ok('disk', detail);
}

/** Writes, reads and removes an object in the bucket, as uploads do. */
export async function checkBucket(settings: Settings): Promise<Finding> {
  const { store } = openStorage(settings, {});
  const bytes = Buffer.from('written by npm run doctor');
  try {
    await store.write(PROBE, bytes);
    const stored = await readStored(store, PROBE);
    await store.remove(PROBE);
    if (stored?.equals(bytes)) return ok('bucket', 'objects can be written, read and deleted');
    return problem('bucket', 'an object came back changed', 'Check the store behind S3_ENDPOINT.');
  } catch (error) {
    return problem('bucket', reasonOf(error), 'Check S3_* and the rights of the access key.');
  }
}

/** Checks that there is a recent scheduled backup. */
export async function checkBackups({ backup, production }: Settings): Promise<Finding> {
  const enable = 'Set BACKUP_DIR to a directory on another disk.';
  if (!backup)
    return production
      ? warning('backups', 'no scheduled backups', enable)
      : ok('backups', 'not scheduled, as this is not production');
  const { directory } = backup;
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await access(directory, constants.W_OK);
    const [newest] = await listArchives(directory);
    const look = 'Look for “a scheduled backup failed” in the log; check its space and rights.';
    if (!newest) return warning('backups', `none yet in ${directory}`, look);
    const hours = (Date.now() - newest.dueAt.getTime()) / HOUR_MS;
    const detail = `the last one is ${Math.floor(hours)} h old: ${newest.name}`;
    if (hours > TOO_OLD_HOURS) return problem('backups', detail, look);
    return (backup.recipient ?? backup.passphraseFile)
      ? ok('backups', detail)
      : warning('backups', `${detail}, not encrypted`, 'Set BACKUP_RECIPIENT.');
  } catch (error) {
    return problem('backups', reasonOf(error), `Let Zampa write to ${directory}.`);
  }
}
