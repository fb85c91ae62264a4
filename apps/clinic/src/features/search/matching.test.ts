import { describe, expect, it } from 'vitest';
import { matching } from './matching.ts';

const things = ['Go to Requests', 'Vai a Città', 'Copy the facility code 7KQ2'].map((label) => ({
  label,
}));

describe('matching', () => {
  it.each([
    ['', 3],
    ['req', 1],
    ['GO requests', 1],
    ['citta', 1],
    ['7kq', 1],
    ['quests', 0],
    ['go code', 0],
  ])('"%s" leaves %i', (typed, count) => {
    expect(matching(things, typed)).toHaveLength(count);
  });
});
