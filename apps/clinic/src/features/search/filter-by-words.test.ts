import { describe, expect, it } from 'vitest';
import { filterByWords } from './filter-by-words.ts';

const things = ['Go to Requests', 'Vai a Città', 'Copy clinic code 7KQ2'].map((label) => ({
  label,
}));

describe('filterByWords', () => {
  it.each([
    ['', 3],
    ['req', 1],
    ['GO requests', 1],
    ['citta', 1],
    ['7kq', 1],
    ['quests', 0],
    ['go code', 0],
  ])('"%s" matches %i', (typed, count) => {
    expect(filterByWords(things, typed)).toHaveLength(count);
  });

  it('matches a synonym, also combined with a word of the label', () => {
    const appointment = { label: 'New appointment', synonyms: 'booking, schedule' };
    const absence = { label: 'New time off' };
    expect(filterByWords([appointment, absence], 'booking')).toEqual([appointment]);
    expect(filterByWords([appointment, absence], 'new sched')).toEqual([appointment]);
    expect(filterByWords([appointment, absence], 'new')).toEqual([appointment, absence]);
  });
});
