import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { sourceFiles } from './source-files.ts';

/** A piece of SQL among what a function is given. */
const TAKES_SQL = /[(,]\s*(?:readonly )?\w+\??: (?:SQL\b|ReturnType<typeof sql>)/;
/** SQL keywords that may follow a table name and are not an alias. */
const WORD_OF_SQL =
  'as|where|on|join|left|right|inner|cross|full|natural|order|group|having|limit|offset|union|for|set|using|returning|values|select|and|or|then|window';
/** A table, or a query that was put in, under a name that is written out. */
const TYPED_ALIAS = new RegExp(
  String.raw`\b(?:from|join)\s+(?:lateral\s+)?(?:[a-z_]+|\(\$\{[^}]*\}\))\s+(?:as\s+)?(?!(?:${WORD_OF_SQL})\b)[a-z]\w*`,
);
/** Where one thing at the outermost level of a file ends and the next begins. */
const NEXT_DECLARATION = /\n(?=(?:export |async |const |function |type |class |\/\*\*))/;

/**
 * A fragment of SQL that is given a column opens tables under made names alone: under one that is written out it would
 * compare its own table with itself where the column goes by the same name.
 */
export const aliases: Check = {
  name: 'aliases',
  async run(root) {
    const files = await sourceFiles(root, /^apps\/api\/src\/.*(?<!\.test)\.ts$/);
    const found = await Promise.all(
      files.map(async (file) => typedAliases(file, await readFile(join(root, file), 'utf8'))),
    );
    return found.flat().join('\n') || null;
  },
};

function typedAliases(file: string, text: string): string[] {
  return text.split(NEXT_DECLARATION).flatMap((declaration) => {
    const [typed] = TAKES_SQL.test(declaration) ? (TYPED_ALIAS.exec(declaration) ?? []) : [];
    const name = /(?:const|function) (\w+)/.exec(declaration)?.[1];
    return typed
      ? [
          `${file}: ${name} is given a column and types an alias: ${typed.replaceAll(/\s+/g, ' ')}; make it with aliases()`,
        ]
      : [];
  });
}
