/**
 * Top-level domains that programs turn into links, and that never end a name or abbreviation and hardly ever a
 * sentence. They count in any case.
 */
const DOMAINS_NEVER_IN_NAMES =
  'com|net|org|info|biz|eu|ru|uk|xyz|top|site|online|shop|store|click|club|clinic|health|cloud|space|tech|dev|website|icu|vip|zip|mov|support|services|cyou|sbs|mobi|example';

/**
 * Top-level domains that never end a name or abbreviation, but may start a sentence after a missing space: 'thanks.It
 * was nothing'.
 */
const DOMAINS_IN_SENTENCES = 'it|io|ly|link|live|app|page|web|win|help|email|news|blog|money|bond';

/**
 * Top-level domains that prove nothing alone in a name: 'Avv.to', 'A.DE LUCA', 'Med.vet'. Excludes those that often
 * start a sentence after a missing space ('grazie.la aspettiamo'); they only count with a path.
 */
const OTHER_DOMAINS =
  'de|fr|es|ch|at|be|nl|pl|pt|dk|cz|hu|ro|gr|ie|us|su|cn|ca|au|tk|ml|ga|cf|gq|co|me|to|cc|tv|gl|gd|ws|pw|vet|pet|pro';

/** E-mail addresses, which contain no link. */
const EMAIL = /(?<![\p{L}\d._%+'-])[\p{L}\d._%+'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*/gu;

/** Two forms of a title with a slash between: 'Gent.mo/a', 'sig.ra/sig.'. */
const EITHER_FORM =
  /(?<![\p{L}\d.-])(?:gent|sig|dott|prof|avv|egr|spett)\.\p{L}{1,4}\/(?=(?:\p{L}{1,4}\.?){1,2}(?![\p{L}\d/.-]))/giu;

const LINK_START = String.raw`(?<![\p{L}\d_])(?:(?:https?|ftp):|www\.)\S`;
/** Matches a domain followed by a path, query, fragment or port, but not a phone number such as 'tel.cell:333 1234'. */
const domainWithPath = (endings: string) =>
  String.raw`[\p{L}\d_-]\.(?:${endings})(?:/|[?#]\S|:[1-9]\d{1,4}(?![\d\s.-]*\d))`;
const ANY_ENDING = String.raw`\p{L}{2,}|xn--[a-z\d-]+`;
const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
/** Matches IPv4 addresses, but not phone numbers, which start with a zero or with a number above 255. */
const IP_ADDRESS = String.raw`(?<![\d.+])(?:${OCTET}\.){3}${OCTET}(?!\.?\d)`;
const domainAtEnd = (endings: string) => String.raw`[\p{L}\d_-]\.(?:${endings})(?![\p{L}\d_])`;

const CERTAIN = [LINK_START, IP_ADDRESS, domainAtEnd(DOMAINS_NEVER_IN_NAMES)];
const LINK = new RegExp([...CERTAIN, domainWithPath(ANY_ENDING)].join('|'), 'iu');
/**
 * For labels, which have slashes between arbitrary abbreviations ('Es.sangue/urine'): before a path, only known
 * top-level domains count.
 */
const LINK_WITH_KNOWN_DOMAIN = new RegExp(
  [...CERTAIN, domainWithPath(`${DOMAINS_IN_SENTENCES}|${OTHER_DOMAINS}`)].join('|'),
  'iu',
);
/** Ignores mixed case, which starts a sentence: 'Grazie.Me lo dica'. */
const bareDomain = (endings: string) =>
  new RegExp(domainAtEnd(`${endings}|${endings.toUpperCase()}`), 'u');
const BARE_DOMAIN_NEVER_IN_NAMES = bareDomain(DOMAINS_IN_SENTENCES);
const BARE_DOMAIN = bareDomain(`${DOMAINS_IN_SENTENCES}|${OTHER_DOMAINS}`);

/**
 * Longer than any checked name, label or message. Normalization takes quadratic time, and one character can become
 * eighteen.
 */
const READ_LENGTH = 2000;

/** Normalizes a text as link-detecting programs do: removes invisible characters, unifies dots and slashes. */
const normalizeForLinks = (text: string): string =>
  text
    .slice(0, READ_LENGTH)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .replaceAll(/[⁄∕\\]/gu, '/');

const matchesLink = (text: string, patterns: readonly RegExp[]): boolean => {
  const read = normalizeForLinks(text);
  const rest = read.replaceAll(EMAIL, ' ').replaceAll(EITHER_FORM, ' ');
  return read.includes('://') || patterns.some((way) => way.test(rest));
};

/** Returns whether a text contains a web address that an e-mail program would turn into a link. */
export const hasWebAddress = (text: string): boolean => matchesLink(text, [LINK, BARE_DOMAIN]);

/**
 * Returns whether a person's or clinic's name contains a web address that an e-mail program would turn into a link:
 * by its start, by what follows the domain, or by a domain that cannot be an abbreviation.
 */
export const nameHasWebAddress = (name: string): boolean =>
  matchesLink(name, [LINK, BARE_DOMAIN_NEVER_IN_NAMES]);

/**
 * Returns whether a service name or postal address contains a web address. Stricter rules than for names apply,
 * because both are full of abbreviations.
 */
export const labelHasWebAddress = (label: string): boolean =>
  matchesLink(label, [LINK_WITH_KNOWN_DOMAIN, BARE_DOMAIN_NEVER_IN_NAMES]);
