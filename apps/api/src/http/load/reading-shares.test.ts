import { describe, expect, it } from 'vitest';
import { createReadingShares } from './reading-shares.ts';

const [PROCESSORS, TURN] = [2, 10];
const threeOthers = { one: 1, two: 1, three: 1 };

/** Creates shares with a manual clock, after a number of turns per clinic. */
function shared(turns: Readonly<Record<string, number>>) {
  let time = 5000;
  const shares = createReadingShares(PROCESSORS, () => time);
  for (const [clinic, count] of Object.entries(turns))
    for (let turn = 0; turn < count; turn += 1) shares.add(clinic, TURN);
  return { ...shares, pass: (milliseconds: number) => (time += milliseconds) };
}

describe('createReadingShares', () => {
  it.each([
    { what: 'none before its first read', turns: threeOthers, rest: 0 },
    { what: 'none within its share', turns: { noisy: 30, ...threeOthers }, rest: 0 },
    { what: 'none while no other clinic reads', turns: { noisy: 500 }, rest: 0 },
    { what: 'none with only two others', turns: { noisy: 500, one: 1, two: 1 }, rest: 0 },
    {
      what: 'three times its last read with three others',
      turns: { noisy: 31, ...threeOthers },
      rest: 3 * TURN,
    },
    {
      what: 'none while each of the others reads a quarter as much',
      turns: { noisy: 36, one: 9, two: 8, three: 10 },
      rest: 0,
    },
    {
      what: 'three times its last read while the others read a little less',
      turns: { noisy: 37, one: 9, two: 8, three: 10 },
      rest: 3 * TURN,
    },
  ])('sets the rest of a busy clinic: $what', ({ turns, rest }) => {
    expect(shared(turns).restOf('noisy')).toBe(rest);
  });

  it('lets only the clinic above its share rest', () => {
    expect(shared({ noisy: 200, ...threeOthers }).restOf('one')).toBe(0);
  });

  it.each([
    { after: 100, rest: 3 * TURN },
    { after: 1000, rest: 0 },
  ])('sets a rest of $rest ms after $after ms without reading', ({ after, rest }) => {
    const { add, pass, restOf } = shared({ noisy: 36 });
    pass(after);
    for (const other of Object.keys(threeOthers)) add(other, TURN);
    expect(restOf('noisy')).toBe(rest);
  });

  it('does not count clinics that have not read for some seconds', () => {
    const { add, pass, restOf } = shared(threeOthers);
    pass(3000);
    for (let turn = 0; turn < 40; turn += 1) add('noisy', TURN);
    expect(restOf('noisy')).toBe(0);
  });
});
