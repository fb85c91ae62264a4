const CACHE_MS = 60_000;

let cachedZone = { zone: '', until: 0 };

/**
 * Returns the device's time zone. Cached for one minute, because reading it takes a millisecond and every list row
 * needs it.
 */
export function deviceZone(): string {
  const now = Date.now();
  if (now < cachedZone.until - CACHE_MS || now >= cachedZone.until)
    cachedZone = {
      zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      until: now + CACHE_MS,
    };
  return cachedZone.zone;
}

/** Returns the city in a time zone's name, in English: `Rome`, `New York`, `Buenos Aires`. */
export const cityOf = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
