/**
 * Endings that programs make links of by themselves, as far as they are used in earnest or by those who are not. These no
 * name, no abbreviation and hardly a sentence has, however they are written.
 */
const ENDINGS_OF_NO_NAME =
  'com|net|org|info|biz|eu|ru|uk|xyz|top|site|online|shop|store|click|club|clinic|health|cloud|space|tech|dev|website|icu|vip|zip|mov|support|services|cyou|sbs|mobi|example';

/** These no name has either, nor any abbreviation, but many a sentence that follows without a space: 'thanks.It was nothing'. */
const ENDINGS_OF_SENTENCES = 'it|io|ly|link|live|app|page|web|win|help|email|news|blog|money|bond';

/**
 * The others say nothing alone in a name: 'Avv.to', 'A.DE LUCA', 'Med.vet'. Left out are those that a sentence begins with
 * where the space before it was forgotten ('grazie.la aspettiamo'): with a path they count.
 */
const OTHER_ENDINGS =
  'de|fr|es|ch|at|be|nl|pl|pt|dk|cz|hu|ro|gr|ie|us|su|cn|ca|au|tk|ml|ga|cf|gq|co|me|to|cc|tv|gl|gd|ws|pw|vet|pet|pro';

/** No link begins within an e-mail address. */
const EMAIL = /(?<![\p{L}\d._%+'-])[\p{L}\d._%+'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*/gu;

/** Two forms of an address with a stroke between: 'Gent.mo/a', 'sig.ra/sig.'. */
const EITHER_FORM =
  /(?<![\p{L}\d.-])(?:gent|sig|dott|prof|avv|egr|spett)\.\p{L}{1,4}\/(?=(?:\p{L}{1,4}\.?){1,2}(?![\p{L}\d/.-]))/giu;

const BEGINNING = String.raw`(?<![\p{L}\d_])(?:(?:https?|ftp):|www\.)\S`;
/** A domain with a path, a question, a mark or a port behind it; no telephone number, 'tel.cell:333 1234'. */
const withMore = (endings: string) =>
  String.raw`[\p{L}\d_-]\.(?:${endings})(?:/|[?#]\S|:[1-9]\d{1,4}(?![\d\s.-]*\d))`;
const ANY_ENDING = String.raw`\p{L}{2,}|xn--[a-z\d-]+`;
const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
/** Telephone numbers begin with a zero, or beyond 255. */
const IP_ADDRESS = String.raw`(?<![\d.+])(?:${OCTET}\.){3}${OCTET}(?!\.?\d)`;
const endsWith = (endings: string) => String.raw`[\p{L}\d_-]\.(?:${endings})(?![\p{L}\d_])`;

const CERTAIN = [BEGINNING, IP_ADDRESS, endsWith(ENDINGS_OF_NO_NAME)];
const WAY_TO_A_PAGE = new RegExp([...CERTAIN, withMore(ANY_ENDING)].join('|'), 'iu');
/** Where strokes stand between abbreviations that nobody foresees, 'Es.sangue/urine', only an ending that there is counts. */
const WAY_BY_KNOWN_ENDING = new RegExp(
  [...CERTAIN, withMore(`${ENDINGS_OF_SENTENCES}|${OTHER_ENDINGS}`)].join('|'),
  'iu',
);
/** Not in mixed case, in which they begin a sentence: 'Grazie.Me lo dica'. */
const bareDomain = (endings: string) =>
  new RegExp(endsWith(`${endings}|${endings.toUpperCase()}`), 'u');
const DOMAIN_OF_NO_NAME = bareDomain(ENDINGS_OF_SENTENCES);
const BARE_DOMAIN = bareDomain(`${ENDINGS_OF_SENTENCES}|${OTHER_ENDINGS}`);

/** Returns a text as programs read it that make links: without what is not seen, and with one kind of dot and stroke. */
const readable = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .replaceAll(/[⁄∕\\]/gu, '/');

const leads = (text: string, ways: readonly RegExp[]): boolean => {
  const read = readable(text);
  const rest = read.replaceAll(EMAIL, ' ').replaceAll(EITHER_FORM, ' ');
  return read.includes('://') || ways.some((way) => way.test(rest));
};

/** Returns whether a text names a page of the web, so that a reader's mail program would make a link of it. */
export const hasWebAddress = (text: string): boolean => leads(text, [WAY_TO_A_PAGE, BARE_DOMAIN]);

/**
 * Returns whether the name of somebody or of a clinic leads to a page of the web, so that a reader's mail program would make a
 * link of it: by how it begins, by what stands behind its domain, or by a domain that cannot be an abbreviation.
 */
export const leadsToPage = (name: string): boolean =>
  leads(name, [WAY_TO_A_PAGE, DOMAIN_OF_NO_NAME]);

/** Returns the same of how a service is called, and of an address of the post: both are full of abbreviations. */
export const labelLeadsToPage = (label: string): boolean =>
  leads(label, [WAY_BY_KNOWN_ENDING, DOMAIN_OF_NO_NAME]);
