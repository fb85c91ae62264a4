import { Visitor, type Node } from 'oxc-parser';
import { BANNED_IN_PROSE, BANNED_OPENINGS, type BannedPhrase } from './banned-phrases.ts';
import type { ParsedFile } from './parse-file.ts';

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
