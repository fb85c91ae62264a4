/** Browsers by a word of their user agent; those that also contain the word of another one come first. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/**
 * Returns the name of a device for people, such as “Chrome · Windows”, from its user agent. Null for programs that are
 * not browsers.
 */
export function deviceLabel(userAgent: string): string | null {
  const nameIn = (table: readonly (readonly [string, string])[]) =>
    table.find(([word]) => userAgent.includes(word))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  return [browser, system].filter((name) => name !== undefined).join(' · ') || null;
}
