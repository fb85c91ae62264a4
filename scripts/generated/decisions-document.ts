import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sourceFiles } from '../checks/source-files.ts';
import { tableOf } from '../tables.ts';
import type { GeneratedFile } from './generated-file.ts';

const DIRECTORY = 'docs/decisions';

/** What the decisions are about, in the order of the page. Each stands in one line of the page, by its number. */
const SUBJECTS: Readonly<Record<string, readonly number[]>> = {
  'How the code is laid out': [3, 20, 37, 40, 43, 44, 46, 55, 63],
  'Who somebody is, and may do': [4, 5, 10, 26, 31, 39, 64, 72, 78, 79, 81, 83, 84],
  'Database and statements': [1, 2, 9, 25, 56, 60, 61, 74, 75],
  'What is sent, heard and done later': [8, 32, 33, 49, 50, 71, 80],
  'Clients, families and bookings': [18, 21, 22, 23, 24, 34],
  'Money, plans and papers': [15, 51, 52, 53],
  Video: [77, 82],
  'Files, limits and load': [14, 27, 30, 36, 65, 70],
  'Screens and texts': [6, 7, 12, 41, 42, 48, 54, 68, 76],
  'How much script a screen brings': [13, 45, 57, 58, 59, 62, 66],
  'Tests and measuring': [11, 35, 38, 67, 69, 73],
};
const OTHERS = 'Others';

const introduction = `# Decisions

Why Zampa is built as it is: one page for each decision, with what led to it and what follows. The list is made from the pages and
from \`scripts/generated/decisions-document.ts\`, which says what each is about, by \`npm run generate\`. A new page takes the next number
after the highest. Numbers that are missing were never given to a decision.
`;

type Decision = { readonly number: number; readonly line: readonly [string, string] };

/** Makes the list of all decisions by what they are about, each with its title and its status. */
export async function decisionsDocument(root: string): Promise<GeneratedFile> {
  const files = await sourceFiles(root, /^docs\/decisions\/\d{3}-.*\.md$/);
  const decisions = await Promise.all(files.map((file) => readDecision(root, file)));
  const sections = [...Object.keys(SUBJECTS), OTHERS].flatMap((subject) => {
    const lines = decisions
      .filter(({ number }) => subjectOf(number) === subject)
      .map(({ line }) => line);
    if (lines.length === 0) return [];
    return [`## ${subject}\n\n${tableOf([['decision', 'status'], ...lines])}\n`];
  });
  return { path: `${DIRECTORY}/README.md`, text: [introduction, ...sections].join('\n') };
}

async function readDecision(root: string, file: string): Promise<Decision> {
  const text = await readFile(join(root, file), 'utf8');
  const [, number = '', title = ''] = /^# (\d{3}) · (.*)$/m.exec(text) ?? [];
  const [, status = ''] = /^\*\*Status:\*\* (.*)$/m.exec(text) ?? [];
  return { number: Number(number), line: [`[${number}](${basename(file)}) ${title}`, status] };
}

const subjectOf = (decision: number) =>
  Object.keys(SUBJECTS).find((subject) => SUBJECTS[subject]?.includes(decision)) ?? OTHERS;
