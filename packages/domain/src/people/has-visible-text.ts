/**
 * Characters that leave no mark: spaces, control characters, and those that Unicode lets programs ignore (joiners,
 * direction marks, soft hyphens, fillers, variation selectors; `\p{DI}`), with the blank Braille pattern.
 */
const BLANK = /^[\s\p{Cc}\p{DI}\u2800\u{FFF9}-\u{FFFB}\u{1D159}]*$/u;

/** Returns whether a text has at least one character that can be seen. */
export const hasVisibleText = (text: string): boolean => !BLANK.test(text);
