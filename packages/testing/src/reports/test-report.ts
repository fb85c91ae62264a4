import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A failed test, file or check, with its problem. */
export type Failure = { name: string; problem: string };

/** The result of one part of `npm test`. */
export type TestReport = { passed: number; failures: readonly Failure[] };

/** The checkout; tests are named by their path in it. */
export const ROOT = join(import.meta.dirname, '../../../..');

const FILE = join(ROOT, 'test-results', 'report.json');

/** Writes the report of a run for `takeTestReport`. */
export async function writeTestReport(report: TestReport): Promise<void> {
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify(report));
}

/** Reads and deletes the report of the last run; null if the run wrote no report. */
export async function takeTestReport(): Promise<TestReport | null> {
  const written = await readFile(FILE, 'utf8').catch(() => null);
  await rm(FILE, { force: true });
  return written === null ? null : (JSON.parse(written) as TestReport);
}

/** Returns the messages of several errors, one per line, without ANSI colors. */
export const problemOf = (errors: readonly { message?: string | undefined }[]): string =>
  errors.map(({ message }) => stripVTControlCharacters(message ?? 'no message')).join('\n');
