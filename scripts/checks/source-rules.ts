import { parse } from '@swc/core';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { type Check, sourceFiles } from './check.ts';

/** The brackets keep this file from finding itself. */
const SILENCER =
  /@ts[-](?:ignore|expect-error|nocheck)|(?:oxlint|eslint|oxfmt|prettier)[-](?:disable|ignore)/;

/** No rule is switched off where it is broken: it is kept, or changed for all. */
export const suppressions: Check = {
  name: 'suppressions',
  async run(root) {
    const files = await sourceFiles(root, /\.(?:[cm]?[jt]sx?|css)$/);
    const found = await Promise.all(
      files.map(async (file) => silenced(file, await readFile(join(root, file), 'utf8'))),
    );
    return found.flat().join('\n') || null;
  },
};

const silenced = (file: string, text: string) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      SILENCER.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );

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

/** A size of type, a gap, a radius or a shadow, with all that it is. */
const MEASURE =
  /(?:^|[\s;{])((?:font(?:-size)?|(?:row-|column-)?gap|border(?:-\w+){0,2}-radius|box-shadow|filter)\s*:[^;}]*)/g;
/** Shares of the window or of a parent are no step of a scale. */
const OWN_NUMBER = /\d(?:rem|em|px|pt)\b/;
/** A shadow is one of the kit's or none; a ring is an outline. */
const OWN_SHADOW = /^box-shadow\s*:(?!\s*(?:none|var\(--z-shadow-\w+\))\s*$)/;

/** Screens and the parts of the kit take sizes of type, gaps, radii and shadows from the scales in `packages/ui/src/theme`. */
export const scales: Check = {
  name: 'scales',
  async run(root) {
    const files = await sourceFiles(
      root,
      /^(?:apps\/(?:clinic|owner)|packages\/(?:shared-screens|ui))\/src\/(?!theme\/).*\.css$/,
    );
    const found = await Promise.all(
      files.map(async (file) => ownNumbers(file, await readFile(join(root, file), 'utf8'))),
    );
    return found.flat().join('\n') || null;
  },
};

const ownNumbers = (file: string, text: string) =>
  [...text.matchAll(MEASURE)].flatMap(([, measure = '']) =>
    OWN_NUMBER.test(withoutTokens(measure)) || OWN_SHADOW.test(measure)
      ? [`${file}: ${measure.trim()} is no step of a scale: see packages/ui/src/theme/README.md`]
      : [],
  );

/** Their names carry numbers too. */
const withoutTokens = (measure: string) => measure.replaceAll(/var\(--z-[\w-]+\)/g, '');

/** Tools and tests are given no text by strangers. */
const GIVEN_TEXT = /^(?:apps|packages)\/(?!testing\/).+(?<![.](?:test|contract|fixture))[.]tsx?$/;
const TESTS = /^apps\/[^/]+\/test\//;

/**
 * Rejects regular expressions with superlinear run time (ReDoS): anyone may send a long text, and matching blocks the
 * event loop.
 */
export const regularExpressions: Check = {
  name: 'regular expressions',
  async run(root) {
    const files = (await sourceFiles(root, GIVEN_TEXT)).filter((file) => !TESTS.test(file));
    const found = await Promise.all(
      files.map(async (file) => slowOnes(file, await readFile(join(root, file), 'utf8'))),
    );
    return found.flat().join('\n') || null;
  },
};

type Literal = { readonly pattern: string; readonly flags: string };

async function slowOnes(file: string, text: string): Promise<readonly string[]> {
  const program = await parse(text, { syntax: 'typescript', tsx: file.endsWith('x') });
  return literalsIn(program)
    .filter(isSlow)
    .map(({ pattern, flags }) => `${file}: /${pattern}/${flags} takes too long for long texts`);
}

const isSlow = ({ pattern, flags }: Literal) =>
  analyse({ source: pattern, flags }).reports.length > 0;

function literalsIn(node: unknown): readonly Literal[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'RegExpLiteral') return [node as unknown as Literal];
  return Object.values(node).flatMap(literalsIn);
}
