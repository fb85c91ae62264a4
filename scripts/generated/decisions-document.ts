import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sourceFiles } from '../checks/check.ts';
import type { GeneratedFile } from './generated-file.ts';

const DIRECTORY = 'docs/decisions';

/** The subjects of the index, in the order of the page, with the numbers of their decisions. */
const SUBJECTS: Readonly<Record<string, readonly number[]>> = {
  'Code structure': [37, 39, 40, 43, 44, 55, 3, 20],
  'Sign-in and permissions': [4, 5, 31, 88, 90, 79, 83, 72, 10],
  'Tenant isolation and personal data': [26, 64, 78],
  'Backups and secrets': [120, 121, 122],
  'Database and queries': [1, 2, 25, 74, 56, 60, 96, 99],
  'Jobs, sockets and notifications': [8, 33, 71, 49, 50, 32, 80],
  'Clients, families and invitations': [18, 81, 21, 97, 61, 22],
  'Appointments and calendar': [101, 23, 34, 98],
  'Health record': [105, 106],
  'Payments and subscriptions': [15, 51, 52, 53, 95, 100],
  Video: [77, 82],
  'Uploads, limits and load': [14, 27, 30, 36, 65, 70, 91, 92],
  'Screens and texts': [41, 12, 93, 42, 68, 58, 76, 45, 104],
  'Offline and installed apps': [6, 48, 54],
  'Bundle size': [7, 57, 59, 62],
  'Tests and measurements': [11, 38, 35, 67, 69, 73],
};
const OTHERS = 'Others';
const SUPERSEDED = 'Superseded';

const introduction = `# Decisions

How Zampa is built, and why: one page per decision with its context, alternatives and consequences. \`npm run generate\` writes this
index from the pages and from the subjects in \`scripts/generated/decisions-document.ts\`. A new page takes the next free number.
`;

type Decision = { readonly number: number; readonly superseded: boolean; readonly line: string };

/** Lists all decisions by subject: number, title and the decision in one sentence. */
export async function decisionsDocument(root: string): Promise<GeneratedFile> {
  const files = await sourceFiles(root, /^docs\/decisions\/(superseded\/)?\d{3}-.*\.md$/);
  const decisions = await Promise.all(files.map((file) => readDecision(root, file)));
  const sections = [...Object.keys(SUBJECTS), OTHERS, SUPERSEDED].flatMap((subject) => {
    const lines = decisions
      .filter((decision) => subjectOf(decision) === subject)
      .toSorted((one, other) => positionOf(one.number) - positionOf(other.number))
      .map(({ line }) => line);
    return lines.length === 0 ? [] : [`## ${subject}\n\n${lines.join('\n')}\n`];
  });
  return { path: `${DIRECTORY}/README.md`, text: [introduction, ...sections].join('\n') };
}

async function readDecision(root: string, file: string): Promise<Decision> {
  const text = await readFile(join(root, file), 'utf8');
  const [, number = '', title = '', sentence = ''] =
    /^# (\d{3}) · (.+)\n\n((?:.+\n)+)/.exec(text) ?? [];
  const superseded = file.includes('/superseded/');
  const link = superseded ? `superseded/${basename(file)}` : basename(file);
  const line = `- [${number}](${link}) **${title}.** ${sentence.trim().replaceAll('\n', ' ')}`;
  return { number: Number(number), superseded, line };
}

const subjectOf = ({ number, superseded }: Decision) =>
  superseded
    ? SUPERSEDED
    : (Object.keys(SUBJECTS).find((subject) => SUBJECTS[subject]?.includes(number)) ?? OTHERS);

/** The place of a decision within its subject; unlisted ones follow in the order of their numbers. */
function positionOf(number: number): number {
  const listed = Object.values(SUBJECTS).find((numbers) => numbers.includes(number));
  return listed ? listed.indexOf(number) : number;
}
