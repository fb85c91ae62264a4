import { expect, it } from 'vitest';
import { distinctNotes } from './health-notes.ts';

it.each([
  { notes: ['Pollen', ' pollen ', 'Chicken'], distinct: ['Pollen', 'Chicken'] },
  { notes: ['', '  '], distinct: [] },
  { notes: ['Straße', 'STRASSE'], distinct: ['Straße', 'STRASSE'] },
  { notes: [], distinct: [] },
])('distinctNotes of $notes is $distinct', ({ notes, distinct }) => {
  expect(distinctNotes(notes)).toEqual(distinct);
});
