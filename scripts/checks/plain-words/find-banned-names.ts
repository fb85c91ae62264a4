import {
  ALLOWED_NAMES,
  BANNED_FIRST_WORDS,
  BANNED_FUNCTION_NAMES,
  BANNED_WHOLE_NAMES,
} from './banned-names.ts';
import { declaredNames } from './declared-names.ts';
import type { ParsedFile } from './parse-file.ts';

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
