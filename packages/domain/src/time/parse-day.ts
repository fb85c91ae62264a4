/**
 * Parses a typed calendar date with the day first (`30/11/2026`, `30.11.26`, `30-11`), or `2026-11-30`; null for
 * other text. A date without a year gets the year of `today`.
 *
 * @param today calendar day, `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`
 */
export function parseDay(typed: string, today: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed.trim());
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const parts = /^(\d{1,2})[/. -](\d{1,2})(?:[/. -](\d{4}|\d{2}))?$/.exec(typed.trim());
  if (!parts) return null;
  const [, day, month, year = today.slice(0, 4)] = parts;
  return toDay(year.length === 2 ? `20${year}` : year, month, day);
}

function toDay(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = Date.parse(`${text}T00:00:00Z`);
  // 31 April parses as 1 May in some engines.
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== text
    ? null
    : text;
}
