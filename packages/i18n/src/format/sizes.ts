const KILOBYTE = 1000;

const short = (unit: 'kilobyte' | 'megabyte') =>
  new Intl.NumberFormat('it-IT', {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  });
const formatters = { kilobyte: short('kilobyte'), megabyte: short('megabyte') };

/**
 * Formats a file size as `12 kB` or `3,4 MB`, at least one kilobyte. Uses the Italian decimal comma in both
 * languages.
 */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return formatters.kilobyte.format(kilobytes);
  return formatters.megabyte.format(bytes / KILOBYTE / KILOBYTE);
}
