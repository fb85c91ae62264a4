/** Returns the first letters of the first and last word of a facility's name: `Clinica San Luca` gives `CL`. */
export function facilityInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
