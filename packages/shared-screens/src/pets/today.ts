/** Returns the device's calendar day as `YYYY-MM-DD`. Birthdays are days in the family's own time zone. */
export function today(now = new Date()): string {
  const twoDigits = (figure: number) => String(figure).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
