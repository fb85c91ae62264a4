const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a date formatter, cached by form, locale and time zone: creating one costs about a hundred times as much as
 * using it.
 *
 * @param form cache key of the options; must be unique to them
 */
export function dateFormatter(
  form: string,
  locale: string,
  zone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${form} ${locale} ${zone}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  formatters.set(key, formatter);
  return formatter;
}
