import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test, a file or a check that does not hold, by its name, and what was wrong. */
export type Failure = { name: string; problem: string };

/** What one part of `npm test` found. */
export type TestReport = { passed: number; failures: readonly Failure[] };

/** The checkout: tests are known by where they lie in it. */
export const ROOT = join(import.meta.dirname, '../../../..');

const FILE = join(ROOT, 'test-results', 'report.json');

/** Writes what a run found where `takeTestReport` finds it. */
export async function writeTestReport(report: TestReport): Promise<void> {
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify(report));
}

/** Takes away what the last run found; null where it wrote nothing down. */
export async function takeTestReport(): Promise<TestReport | null> {
  const written = await readFile(FILE, 'utf8').catch(() => null);
  await rm(FILE, { force: true });
  return written === null ? null : (JSON.parse(written) as TestReport);
}

/** Says what several errors say, one a line, without colours. */
export const problemOf = (errors: readonly { message?: string | undefined }[]): string =>
  errors.map(({ message }) => stripVTControlCharacters(message ?? 'no message')).join('\n');
