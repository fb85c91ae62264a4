/** Allergies and chronic conditions: short and few, to be read at a glance. */
export const HEALTH_NOTES_MAX = 20;
export const HEALTH_NOTE_LENGTH = 80;

/** Removes empty notes, and notes that differ from an earlier one only in case. */
export function distinctNotes(notes: readonly string[]): string[] {
  const seen = new Set<string>();
  return notes
    .map((note) => note.trim())
    .filter((note) => {
      const key = note.toLowerCase();
      if (key === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
