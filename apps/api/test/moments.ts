/** Returns the current date in UTC. */
export const today = () => new Date().toISOString().slice(0, 10);

/** Returns a half-hour slot on the day after tomorrow, at this hour in UTC. */
export function slotInTwoDays(hour: number) {
  const start = Date.parse(today()) + (48 + hour) * 3_600_000;
  const iso = (instant: number) => new Date(instant).toISOString();
  return { start: iso(start), end: iso(start + 1_800_000) };
}
