/** Returns what was typed or read out, as a chip's number: without spaces, dots and dashes, upper case. */
export function normalizeMicrochip(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '').toUpperCase();
}

/** Returns whether a text is a chip's number: 15 digits (ISO 11784), or the 9 or 10 characters of older chips. */
export function isMicrochip(text: string): boolean {
  return /^(\d{15}|[0-9A-Z]{9,10})$/.test(text);
}

/** Returns a chip's number as it is printed: three digits of the country or maker, then groups of four. */
export function spacedMicrochip(microchip: string): string {
  if (microchip.length !== 15) return microchip;
  return microchip.replace(/^(.{3})(.{4})(.{4})(.{4})$/, '$1 $2 $3 $4');
}
