/** Endings that programs make links of by themselves, as far as they are used in earnest or by those who are not. */
const ENDINGS =
  'com|net|org|info|biz|it|eu|de|fr|es|ch|at|uk|us|ru|cn|io|co|me|to|ly|cc|tv|gl|gd|xyz|top|site|online|shop|store|link|click|club|live|vet|pet|clinic|health|pro|mobi|cloud|space|tech|dev|app|page|web|website|icu|vip|win|example';

/** The domain of an e-mail address is none, and neither are abbreviations: 'dott.ssa', 'sig.ra'. */
const WEB_ADDRESS = new RegExp(
  String.raw`[A-Za-z][A-Za-z\d+.-]{1,20}://|(?<![\w@])[Ww]{3}\.\S|(?<![\w@.-])[\p{L}\d-]+(?:\.[\p{L}\d-]+){0,5}\.(?:${ENDINGS}|${ENDINGS.toUpperCase()})(?![\p{L}\d@])`,
  'u',
);

/** Returns whether a text names a page of the web, so that a reader's mail program would make a link of it. */
export const hasWebAddress = (text: string): boolean => WEB_ADDRESS.test(text.normalize('NFKC'));

/** An ending alone says nothing in a name: 'Avv.to', 'A.DE LUCA'. */
const WAY_TO_A_PAGE = /:\/\/|(?<![\w@])www\.\S|[\p{L}\d]\.\p{L}{2,}\/\S/iu;

/** Returns whether somebody's name leads to a page of the web: by how it begins, or by what stands behind its domain. */
export const leadsToPage = (name: string): boolean => WAY_TO_A_PAGE.test(name.normalize('NFKC'));
