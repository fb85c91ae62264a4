/** Returns the zone of this device's clock. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns a zone as people say it, by the last part of its name: `Rome`, `New York`, `Buenos Aires`. */
export const cityOf = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
