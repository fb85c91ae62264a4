import createBidi from 'bidi-js/dist/bidi.mjs';

/** A piece of text that one font draws in one direction. */
export type TextRun = { readonly text: string; readonly font: string };
type LeveledRun = TextRun & { readonly level: number };
/**
 * Returns the name of the first font that has glyphs for a character with its marks, or of the preferred font if that has
 * them; null if none has.
 */
export type FindFont = (character: string, preferred?: string) => string | null;

const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/** Joiners and variation selectors, which no font needs to have. */
const UNSEEN = /^\p{Default_Ignorable_Code_Point}$/u;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

const bidi = createBidi();
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns whether a text has right-to-left letters, so that its runs may have to be reordered. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/**
 * Splits a line into runs and returns them from left to right as they are drawn. A run of right-to-left letters
 * keeps its reading order, because the font reverses it during shaping. A letter without a font becomes a question
 * mark. A symbol without a font is left out.
 */
export function toTextRuns(line: string, findFont: FindFont): readonly TextRun[] {
  const isMixed = isRightToLeft(line);
  const levels = isMixed ? bidi.getEmbeddingLevels(line, 'ltr').levels : null;
  const runs: LeveledRun[] = [];
  for (const { segment, index } of characters.segment(line)) {
    const level = levels?.[index] ?? 0;
    const last = runs.at(-1);
    // One run for words and the spaces between them, which programs copy as one text.
    const preferred = level % 2 === 1 && /^\s$/u.test(segment) ? last?.font : undefined;
    for (const piece of chooseFonts(segment, findFont, preferred)) {
      const current = runs.at(-1);
      if (current?.font === piece.font && current.level === level)
        runs[runs.length - 1] = { ...current, text: current.text + piece.text };
      else runs.push({ ...piece, level });
    }
  }
  return toVisualOrder(runs).map(({ text, font, level }) => ({ font, text: turned(text, level) }));
}

function chooseFonts(
  character: string,
  findFont: FindFont,
  preferred?: string,
): readonly TextRun[] {
  const font = findFont(character, preferred);
  if (font !== null) return [{ text: character, font }];
  const parts = [...character].filter((part) => !UNSEEN.test(part));
  const isOne = parts.length === 1 && parts[0] === character;
  if (!isOne) return parts.flatMap((part) => chooseFonts(part, findFont));
  const replacement = LETTER_OR_NUMBER.test(character) ? findFont('?') : null;
  return replacement === null ? [] : [{ text: '?', font: replacement }];
}

/** Reorders runs for drawing: rule L2 of the Unicode Bidirectional Algorithm. */
function toVisualOrder(runs: readonly LeveledRun[]): readonly LeveledRun[] {
  let ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    const result: LeveledRun[] = [];
    let reversed: LeveledRun[] = [];
    for (const run of ordered) {
      if (run.level >= level) reversed = [run, ...reversed];
      else {
        result.push(...reversed, run);
        reversed = [];
      }
    }
    ordered = [...result, ...reversed];
  }
  return ordered;
}

/** Turns a right-to-left run without right-to-left letters round: brackets and other signs. */
function turned(text: string, level: number): string {
  if (level % 2 === 0 || isRightToLeft(text)) return text;
  const parts = [...characters.segment(text)].map(({ segment }) => segment);
  return parts
    .toReversed()
    .map((part) => bidi.getMirroredCharacter(part) ?? part)
    .join('');
}
