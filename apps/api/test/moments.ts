/** The day by the clocks of UTC. */
export const today = () => new Date().toISOString().slice(0, 10);

/** Half an hour of the day after tomorrow. */
export function inTwoDays(hour: number) {
  const start = Date.parse(today()) + (48 + hour) * 3_600_000;
  const iso = (instant: number) => new Date(instant).toISOString();
  return { start: iso(start), end: iso(start + 1_800_000) };
}
