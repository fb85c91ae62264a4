import { describe, expect, it } from 'vitest';
import { isAnnounced, refusalToEditNote, refusalToReleaseNote } from './note-states.ts';

describe('states of a visit note', () => {
  it.each([
    ['DRAFT', null, 'NOTE_NOT_SIGNED'],
    ['SIGNED', 'NOTE_SIGNED', null],
  ] as const)('%s: edit %s, release %s', (status, edit, release) => {
    expect(refusalToEditNote(status)).toBe(edit);
    expect(refusalToReleaseNote(status)).toBe(release);
  });

  it.each([
    [true, null, true],
    [true, new Date(0), false],
    [false, null, false],
    [false, new Date(0), false],
  ])('released %s, announced %s: notify %s', (isReleased, announcedAt, expected) => {
    expect(isAnnounced(isReleased, announcedAt)).toBe(expected);
  });
});
