import { describe, expect, it } from 'vitest';
import { createReadingShares } from './reading-shares.ts';

const [PROCESSORS, TURN] = [2, 10];
const threeOthers = { one: 1, two: 1, three: 1 };

/** Shares by a clock that is moved, and clinics that have had so many turns by now. */
function shared(turns: Readonly<Record<string, number>>) {
  let time = 5000;
  const shares = createReadingShares(PROCESSORS, () => time);
  for (const [whose, count] of Object.entries(turns))
    for (let turn = 0; turn < count; turn += 1) shares.add(whose, TURN);
  return { ...shares, pass: (milliseconds: number) => (time += milliseconds) };
}

describe('how long a clinic rests before its next turn', () => {
  it.each([
    { what: 'not at all before it has read', turns: threeOthers, rest: 0 },
    { what: 'not at all within its share', turns: { noisy: 30, ...threeOthers }, rest: 0 },
    { what: 'not at all while nobody else reads', turns: { noisy: 500 }, rest: 0 },
    { what: 'not at all for two others', turns: { noisy: 500, one: 1, two: 1 }, rest: 0 },
    { what: 'three turns for three', turns: { noisy: 31, ...threeOthers }, rest: 3 * TURN },
    {
      what: 'not at all where the others read a quarter of it',
      turns: { noisy: 36, one: 9, two: 8, three: 10 },
      rest: 0,
    },
    {
      what: 'three turns where they read less',
      turns: { noisy: 37, one: 9, two: 8, three: 10 },
      rest: 3 * TURN,
    },
  ])('is $what', ({ turns, rest }) => {
    expect(shared(turns).restOf('noisy')).toBe(rest);
  });

  it('is of the clinic alone that has more than its share', () => {
    expect(shared({ noisy: 200, ...threeOthers }).restOf('one')).toBe(0);
  });

  it.each([
    { after: 100, rest: 3 * TURN },
    { after: 1000, rest: 0 },
  ])('is $rest ms when it has read nothing for $after ms', ({ after, rest }) => {
    const { add, pass, restOf } = shared({ noisy: 36 });
    pass(after);
    for (const other of Object.keys(threeOthers)) add(other, TURN);
    expect(restOf('noisy')).toBe(rest);
  });

  it('does not count others who have read nothing for some seconds', () => {
    const { add, pass, restOf } = shared(threeOthers);
    pass(3000);
    for (let turn = 0; turn < 40; turn += 1) add('noisy', TURN);
    expect(restOf('noisy')).toBe(0);
  });
});
