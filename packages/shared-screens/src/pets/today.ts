/** Returns the calendar day on this device's clock, `YYYY-MM-DD`: birthdays know no time zone but the family's own. */
export function today(now = new Date()): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
