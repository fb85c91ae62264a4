/** Allergies and lasting conditions: short texts, few enough to be read at a glance. */
export const HEALTH_NOTES_MAX = 20;
export const HEALTH_NOTE_LENGTH = 80;

/** Returns the notes without empty ones and without those that only differ in case; the first spelling stays. */
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
