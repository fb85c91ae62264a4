/** Endings of domains that no name and no abbreviation has. */
const ENDINGS_OF_NO_NAME = 'com|net|org|info|biz|eu|ru|uk|xyz|site|online|shop|example';

/** Endings that programs make links of by themselves, as far as they are used in earnest or by those who are not. */
const ENDINGS = `${ENDINGS_OF_NO_NAME}|it|de|fr|es|ch|at|us|cn|io|co|me|to|ly|cc|tv|gl|gd|top|store|link|click|club|live|vet|pet|clinic|health|pro|mobi|cloud|space|tech|dev|app|page|web|website|icu|vip|win`;

/** The domain of an e-mail address is none, and neither are abbreviations: 'dott.ssa', 'sig.ra'. */
const WEB_ADDRESS = new RegExp(
  String.raw`[A-Za-z][A-Za-z\d+.-]{1,20}://|(?<![\w@])[Ww]{3}\.\S|(?<![\w@.-])[\p{L}\d-]+(?:\.[\p{L}\d-]+){0,5}\.(?:${ENDINGS}|${ENDINGS.toUpperCase()})(?![\p{L}\d@])`,
  'u',
);

/** Returns whether a text names a page of the web, so that a reader's mail program would make a link of it. */
export const hasWebAddress = (text: string): boolean => WEB_ADDRESS.test(text.normalize('NFKC'));

/** Other endings say nothing alone in a name: 'Avv.to', 'A.DE LUCA', 'Med.vet'. */
const WAY_TO_A_PAGE = new RegExp(
  String.raw`://|(?<![\w@])www\.\S|[\p{L}\d]\.\p{L}{2,}/\S|(?<![\w@.-])[\p{L}\d-]+(?:\.[\p{L}\d-]+){0,5}\.(?:${ENDINGS_OF_NO_NAME})(?![\p{L}\d@-])`,
  'iu',
);

/**
 * Returns whether somebody's name leads to a page of the web, so that a reader's mail program would make a link of it: by how
 * it begins, by what stands behind its domain, or by a domain that cannot be an abbreviation.
 */
export const leadsToPage = (name: string): boolean => WAY_TO_A_PAGE.test(name.normalize('NFKC'));
