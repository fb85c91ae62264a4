import { describe, expect, it } from 'vitest';
import { areSeatsTaken, seatsOverInviting, seatsOverJoining, seatsUsed } from './seats.ts';

const seats = (members: string[], invited: string[]) => ({
  members: new Set(members),
  invited: new Set(invited),
});

describe('seats', () => {
  it.each([
    { of: seats(['a', 'b'], ['c']), used: 3 },
    { of: seats(['a', 'b'], ['b']), used: 2 },
    { of: seats([], []), used: 0 },
  ])('used: $used', ({ of, used }) => {
    expect(seatsUsed(of)).toBe(used);
  });

  it.each([
    { of: seats(['a'], []), invite: ['b'], limit: 2, over: null },
    { of: seats(['a'], ['b']), invite: ['c'], limit: 2, over: 2 },
    { of: seats(['a'], []), invite: ['b', 'c'], limit: 2, over: 1 },
    { of: seats(['a'], ['b']), invite: ['b'], limit: 1, over: null },
    { of: seats(['a', 'b', 'c'], []), invite: ['a'], limit: 2, over: null },
    { of: seats(['a', 'b', 'c'], []), invite: ['d'], limit: 2, over: 3 },
    { of: seats(['a'], []), invite: [], limit: 0, over: null },
  ])('inviting $invite where $limit fit: $over', ({ of, invite, limit, over }) => {
    expect(seatsOverInviting(of, invite, limit)).toBe(over);
  });

  it.each([
    { name: 'an invited one has a seat', of: seats(['a'], ['b']), who: 'b', limit: 2, over: null },
    { name: 'the last by code', of: seats(['a'], []), who: 'b', limit: 2, over: null },
    { name: 'one too many by code', of: seats(['a'], ['b']), who: 'c', limit: 2, over: 2 },
    { name: 'one who is there', of: seats(['a', 'b'], []), who: 'a', limit: 1, over: null },
    { name: 'first of two', of: seats(['a'], ['b', 'c']), who: 'b', limit: 2, over: null },
    { name: 'second of two', of: seats(['a', 'b'], ['c']), who: 'c', limit: 2, over: 3 },
  ])('joining, $name: $over', ({ of, who, limit, over }) => {
    expect(seatsOverJoining(of, who, limit)).toBe(over);
  });
});

describe('areSeatsTaken', () => {
  it.each([
    { used: 4, included: 5, taken: false },
    { used: 5, included: 5, taken: true },
    { used: 7, included: 5, taken: true },
  ])('says $taken of $used of $included', ({ used, included, taken }) => {
    expect(areSeatsTaken({ used, included })).toBe(taken);
  });
});
