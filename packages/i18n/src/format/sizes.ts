const KILOBYTE = 1000;

const short = (unit: 'kilobyte' | 'megabyte') =>
  new Intl.NumberFormat('it-IT', {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  });
const formatters = { kilobyte: short('kilobyte'), megabyte: short('megabyte') };

/** Returns the size of a file: `12 kB`, `3,4 MB`; nothing is smaller than a kilobyte. Figures as in dates: Italian. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return formatters.kilobyte.format(kilobytes);
  return formatters.megabyte.format(bytes / KILOBYTE / KILOBYTE);
}
