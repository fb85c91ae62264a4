export const NOTE_STATUSES = ['DRAFT', 'SIGNED'] as const;
export type NoteStatus = (typeof NOTE_STATUSES)[number];

export const PROBLEM_STATUSES = ['ACTIVE', 'RESOLVED'] as const;
export type ProblemStatus = (typeof PROBLEM_STATUSES)[number];

/** Returns why a note cannot be edited or deleted; null if it can. A signed note never changes. */
export function refusalToEditNote(status: NoteStatus): 'NOTE_SIGNED' | null {
  return status === 'SIGNED' ? 'NOTE_SIGNED' : null;
}

/** Returns why a note can neither be released nor get an addendum; null if it can. */
export function refusalToReleaseNote(status: NoteStatus): 'NOTE_NOT_SIGNED' | null {
  return status === 'DRAFT' ? 'NOTE_NOT_SIGNED' : null;
}

/** Returns whether the family is notified of a release: only of the first one. */
export function isAnnounced(isReleased: boolean, announcedAt: Date | null): boolean {
  return isReleased && announcedAt === null;
}
