import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { layoutOf } from '@zampa/db/embedded/layout';
import { checkAddress } from './doctor/check-address.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkRelays } from './doctor/check-relay.ts';
import {
  checkCardPayments,
  checkMail,
  checkPush,
  checkRedis,
  checkScanner,
  checkSubscriptions,
} from './doctor/check-services.ts';
import { checkBackups, checkBucket, checkDisk } from './doctor/check-storage.ts';
import { ok, problem, reasonOf, warning, type Finding } from './doctor/finding.ts';
import { withDatabase } from './running-database.ts';
import { findSettingWarnings } from './settings/setting-warnings.ts';
import { readSettings, SettingsError, type Settings } from './settings/settings.ts';

const USAGE = `npm run doctor             checks an installation and prints one line per thing
npm run doctor -- --json   prints the same as JSON

It ends with 0 if everything is fine, 1 with warnings, 2 with errors. The server may run. It reads the same settings.`;

export type DoctorReport = {
  /** 0: everything is fine, 1: warnings, 2: errors. */
  readonly exitCode: 0 | 1 | 2;
  readonly text: string;
};

/**
 * Checks settings, database, disk, backups and all configured services, without changing anything.
 *
 * @param args arguments after `npm run doctor --`
 */
export async function runDoctorCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<DoctorReport> {
  const isJson = parseJsonFlag(args);
  if (isJson === null) return { exitCode: 2, text: USAGE };
  const findings = await examine(environment);
  const exitCode = exitCodeOf(findings);
  const text = isJson
    ? JSON.stringify({ exitCode, findings }, null, 2)
    : findings.map(describeFinding).join('\n');
  return { exitCode, text };
}

function parseJsonFlag(args: readonly string[]): boolean | null {
  try {
    return (
      parseArgs({ args: [...args], options: { json: { type: 'boolean' } } }).values.json ?? false
    );
  } catch {
    return null;
  }
}

/** Without valid settings nothing else can be checked. */
async function examine(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<readonly Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.mistakes.map((mistake) =>
      problem('settings', mistake, 'Correct it as docs/settings.md describes.'),
    );
  }
  const groups = await Promise.all([
    examineDatabase(settings),
    checkDisk(settings),
    ...(settings.s3 ? [checkBucket(settings)] : []),
    checkBackups(settings),
    checkAddress(settings),
    checkMail(settings),
    checkRedis(settings),
    checkScanner(settings),
    checkCardPayments(settings),
    checkSubscriptions(settings),
    checkRelays(settings),
  ]);
  return [checkSettings(settings), checkPush(settings), ...groups].flat();
}

function checkSettings(settings: Settings): readonly Finding[] {
  const warnings = findSettingWarnings(settings);
  return warnings.length === 0
    ? [ok('settings', 'no mistakes')]
    : warnings.map((line) => warning('settings', line, 'See docs/settings.md.'));
}

/** The embedded database is started for the check if the server does not run, but never created. */
async function examineDatabase(settings: Settings): Promise<readonly Finding[]> {
  const { databaseUrl, dataDirectory, production } = settings;
  if (!databaseUrl && !existsSync(layoutOf(dataDirectory).cluster))
    return [
      warning(
        'database',
        `there is none in ${dataDirectory} yet`,
        'Start Zampa, which creates it, or set DATA_DIR or DATABASE_URL.',
      ),
    ];
  try {
    return await withDatabase(settings, (url) => checkDatabase(url, production));
  } catch (error) {
    return [problem('database', reasonOf(error), 'See postgres.log in DATA_DIR.')];
  }
}

function exitCodeOf(findings: readonly Finding[]): DoctorReport['exitCode'] {
  if (findings.some(({ level }) => level === 'error')) return 2;
  return findings.some(({ level }) => level === 'warning') ? 1 : 0;
}

const LEVEL_WIDTH = 'warning'.length;
const SUBJECT_WIDTH = 'subscriptions'.length;

const describeFinding = ({ level, subject, detail, remedy }: Finding): string =>
  `${level.padEnd(LEVEL_WIDTH)}  ${subject.padEnd(SUBJECT_WIDTH)}  ${detail}${remedy === null ? '' : `. ${remedy}`}`;
