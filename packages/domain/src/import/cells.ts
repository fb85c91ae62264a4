import type { Sex } from '../pets/age.ts';

const FEMALE = /^(f|female|femmina|femm|fs|fc|fn|sterilizzata|spayed)$/i;
const MALE = /^(m|male|maschio|masch|mc|mn|castrato|neutered)$/i;

/**
 * Parses an animal's sex from a file, alone or before its neutering status (`M castrato`); null if absent or unknown.
 */
export function parseSex(typed: string): Sex | null {
  const [word = ''] = typed.trim().split(/[\s,;/(-]+/);
  if (FEMALE.test(word)) return 'F';
  return MALE.test(word) ? 'M' : null;
}

const NEUTERED =
  /(?:^|[^\p{L}])(?:castrat[oa]|sterilizzat[oa]|ster|neutered|spayed|fixed|desexed|[fm][scn])(?:[^\p{L}]|$)/iu;
const ENTIRE =
  /(?:^|[^\p{L}])(?:inter[oa]|entire|intact|non castrato|non sterilizzata)(?:[^\p{L}]|$)/iu;

/** Parses the neutering status beside an animal's sex (`M castrato`, `FS`); null if the text has none. */
export function parseNeutered(typed: string): boolean | null {
  if (ENTIRE.test(typed)) return false;
  return NEUTERED.test(typed) ? true : null;
}

/** Twice the longest compared cell. Normalization takes quadratic time. */
export const COMPARED_LENGTH = 600;

/** Normalizes a name for comparison: without case, accents and punctuation. */
export const normalizeWords = (name: string): string =>
  name
    .slice(0, COMPARED_LENGTH)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
