import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Node, Visitor } from 'oxc-parser';
import { type Check, sourceFiles } from '../check.ts';
import { readTexts } from '../translations.ts';
import {
  ALLOWED_NAMES,
  ALLOWED_TEXTS,
  BANNED_FIRST_WORDS,
  BANNED_FUNCTION_NAMES,
  BANNED_IN_PROSE,
  BANNED_OPENINGS,
  BANNED_WHOLE_NAMES,
  type BannedPhrase,
  NEVER_ON_SCREENS,
} from './ban-lists.ts';
import { type ParsedFile, declaredNames, parseFile } from './declared-names.ts';

const CODE = /^(?:apps|bench|e2e|packages|scripts)\/.*(?<!\.(?:d|gen))\.tsx?$/;
/** These files quote what is banned. */
const BAN_LISTS = /^scripts\/checks\/plain-words(?:\/|\.)/;

/** Names, comments, test titles, screen texts and commit subjects use plain words: `docs/vocabulary.md`, `docs/glossary.md`. */
export const plainWords: Check = {
  name: 'plain words',
  async run(root) {
    const paths = (await sourceFiles(root, CODE)).filter((path) => !BAN_LISTS.test(path));
    const inFiles = await Promise.all(
      paths.map(async (path) => {
        const file = parseFile(path, await readFile(join(root, path), 'utf8'));
        return [...findBannedNames(path, file), ...findBannedProse(path, file)];
      }),
    );
    const found = [
      ...inFiles.flat(),
      ...(await findBannedTexts(root)),
      ...(await findBannedCommits(root)),
    ];
    return found.join('\n') || null;
  },
};

const FIRST_WORD = new RegExp(`^(?:${BANNED_FIRST_WORDS.join('|')})(?![a-z])`);
const wholeNames: ReadonlySet<string> = new Set(BANNED_WHOLE_NAMES);
const functionNames: ReadonlySet<string> = new Set(BANNED_FUNCTION_NAMES);

/** Returns one line for each declared name that the ban list forbids. */
export function findBannedNames(path: string, file: ParsedFile): readonly string[] {
  return declaredNames(file)
    .filter(({ name, isFunction }) => isBannedName(name, isFunction))
    .map(({ name, line }) => `${path}:${line}: the name ${name} is banned`);
}

function isBannedName(name: string, isFunction: boolean): boolean {
  if (name in ALLOWED_NAMES) return false;
  return FIRST_WORD.test(name) || wholeNames.has(name) || (isFunction && functionNames.has(name));
}

const TEST_FUNCTIONS = new Set(['describe', 'it', 'test']);

/** Returns one line for each comment and test title with a banned phrase. */
export function findBannedProse(path: string, file: ParsedFile): readonly string[] {
  return [...commentsOf(file), ...testTitlesOf(file)].flatMap(({ prose, start }) =>
    bannedIn(prose, [...BANNED_IN_PROSE, ...BANNED_OPENINGS]).map(
      (problem) => `${path}:${file.lineAt(start)}: ${problem}`,
    ),
  );
}

/** Returns what is wrong with a text, one sentence for each banned phrase in it. */
export const bannedIn = (prose: string, phrases: readonly BannedPhrase[]): readonly string[] =>
  phrases.flatMap(({ pattern, instead }) => {
    const match = pattern.exec(prose);
    return match ? [`“${match[0]}” is banned; write ${instead}`] : [];
  });

type Prose = { readonly prose: string; readonly start: number };

const commentsOf = ({ comments }: ParsedFile): readonly Prose[] =>
  comments.map(({ value, start }) => ({
    prose: value
      .replaceAll(/`[^`]*`/g, '`code`')
      .replaceAll(/^\s*\*+ ?/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    start,
  }));

function testTitlesOf({ text, program }: ParsedFile): readonly Prose[] {
  const titles: Prose[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!TEST_FUNCTIONS.has(nameOfCallee(callee)) || !title) return;
      if (title.type === 'Literal' || title.type === 'TemplateLiteral')
        titles.push({ prose: text.slice(title.start + 1, title.end - 1), start: title.start });
    },
  }).visit(program);
  return titles;
}

/** Returns `it` for `it(…)`, `it.each(…)(…)` and `it.only(…)`. */
function nameOfCallee(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return nameOfCallee(callee.object);
  return callee.type === 'CallExpression' ? nameOfCallee(callee.callee) : '';
}

const LONGEST_SENTENCE_WORDS = 20;

/** Returns one line for each text that breaks the glossary or has a sentence of more than 20 words. */
export async function findBannedTexts(root: string): Promise<readonly string[]> {
  const languages = ['en', 'it'] as const;
  const found = await Promise.all(
    languages.map(async (language) =>
      [...(await readTexts(root, language))]
        .filter(([key]) => !(key in ALLOWED_TEXTS))
        .flatMap(([key, { forms }]) =>
          [...forms.values()].flatMap((text) =>
            problemsOf(text, language).map((problem) => `${language} ${key}: ${problem}`),
          ),
        ),
    ),
  );
  return found.flat();
}

/** Placeholders and tags are names of ours, not words on screens. */
function problemsOf(text: string, language: 'en' | 'it'): readonly string[] {
  const words = text.replaceAll(/\{\{\w+\}\}|<[^>]*>/g, '…');
  return [...bannedIn(words, NEVER_ON_SCREENS[language]), ...longSentencesIn(words)];
}

const longSentencesIn = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.split(/\s+/).length > LONGEST_SENTENCE_WORDS)
    .map((sentence) => `“${sentence}” has more than ${LONGEST_SENTENCE_WORDS} words`);

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
