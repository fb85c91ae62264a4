import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@swc/core';
import { analyse } from 'scslre';
import type { Check } from './check.ts';
import { sourceFiles } from './source-files.ts';

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
