const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns what writes dates, built once for each zone and form: building it costs a hundred times what using it does.
 *
 * @param form names the options: those of one form are always the same
 */
export function dateFormatter(
  form: string,
  locale: string,
  zone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${form} ${locale} ${zone}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  formatters.set(key, made);
  return made;
}
