/** Longer text is not normalized: Unicode normalization takes quadratic time. */
const NORMALIZED_LENGTH = 4000;

/** Every invisible character of Unicode, and direction marks; `\p{DI}` is Default_Ignorable_Code_Point. */
const INVISIBLE = /[\p{DI}\u{FFF9}-\u{FFFB}]/gu;

/** Scripts whose words need a joiner or non-joiner, such as Persian and Hindi. */
const JOINING =
  String.raw`\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}` +
  String.raw`\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mong}`;
const PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}`;

/** Invisible characters that change how their neighbors look: joiners, and variants of emoji and Han characters. */
const SHAPING = [
  `(?<=[${JOINING}])[\\u200C\\u200D](?=[${JOINING}])`,
  `(?<=[${PICTURE}]\\uFE0F?)\\u200D(?=[${PICTURE}])`,
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
  String.raw`(?<=\p{scx=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
].join('|');
const INVISIBLE_EXCEPT_SHAPING = new RegExp(`(${SHAPING})|${INVISIBLE.source}`, 'gu');

/** Control characters, all spaces, line separators and the blank Braille pattern, which look like a space. */
const SPACING = /[\s\p{Cc}\p{Zs}\p{Zl}\p{Zp}\u2800]/gu;

/** Removes all invisible and direction-changing characters, as for addresses, numbers and codes. */
export const removeInvisible = (typed: string): string => typed.replaceAll(INVISIBLE, '');

/**
 * Cleans a single line of text, such as a name: composes letters (NFC) and reduces spaces to single ones. Removes
 * invisible and direction-changing characters, except those that emoji and joining scripts need. Keeps NUL, which
 * schemas reject.
 */
export function cleanLine(typed: string): string {
  const visible = typed
    .replaceAll(INVISIBLE_EXCEPT_SHAPING, '$1')
    .replaceAll(SPACING, (sign) => (sign === '\0' ? sign : ' '))
    .replaceAll(/ +/g, ' ')
    .trim();
  return visible.length <= NORMALIZED_LENGTH ? visible.normalize('NFC') : visible;
}

/** Cleans each line of a text, such as a cell with one name per line. */
export const cleanLines = (typed: string): string =>
  typed
    .split(/\r\n|[\r\n]/)
    .map(cleanLine)
    .join('\n')
    .trim();

/** Removes leading and trailing characters that are in `signs`. */
export function trimSigns(text: string, signs: string, trailingSigns = signs): string {
  let start = 0;
  let end = text.length;
  while (start < end && signs.includes(text.charAt(start))) start += 1;
  while (end > start && trailingSigns.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
