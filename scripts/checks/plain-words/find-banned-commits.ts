import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BANNED_IN_PROSE, BANNED_OPENINGS } from './banned-phrases.ts';
import { bannedIn } from './find-banned-prose.ts';

/** The last commit before this check; history does not change. */
const BASELINE = 'fd4b7a22ef13e3c5c2228a9ecc52c18473daa324';
const CONVENTIONAL =
  /^(?:build|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([a-z0-9-]+\))?!?: (?<summary>.+)$/;

/** Returns one line for each commit subject since the baseline that is not in plain words. */
export async function findBannedCommits(root: string): Promise<readonly string[]> {
  if (!existsSync(join(root, '.git'))) return [];
  const { stdout } = await promisify(execFile)(
    'git',
    ['log', '--no-merges', '--format=%h %s', `${BASELINE}..HEAD`],
    { cwd: root },
  );
  return stdout
    .split('\n')
    .filter(Boolean)
    .flatMap((line) =>
      commitProblems(line.slice(line.indexOf(' ') + 1)).map((problem) => `${line}: ${problem}`),
    );
}

/** Returns what is wrong with a commit subject. */
export function commitProblems(subject: string): readonly string[] {
  const summary = CONVENTIONAL.exec(subject)?.groups?.['summary'];
  if (summary === undefined) return ['is not a Conventional Commit'];
  return bannedIn(summary, [...BANNED_IN_PROSE, ...BANNED_OPENINGS]);
}
