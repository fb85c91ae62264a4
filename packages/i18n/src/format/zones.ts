const ASKED_EACH_MS = 60_000;

let known = { zone: '', until: 0 };

/** Returns the zone of this device's clock, asked for once a minute: it takes a millisecond, and rows of lists ask. */
export function deviceZone(): string {
  const now = Date.now();
  if (now < known.until - ASKED_EACH_MS || now >= known.until)
    known = {
      zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      until: now + ASKED_EACH_MS,
    };
  return known.zone;
}

/** Returns a zone as people say it in English, by the last part of its name: `Rome`, `New York`, `Buenos Aires`. */
export const cityOf = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
