import { describe, expect, it } from 'vitest';
import {
  areSeatsTaken,
  seatOverflowOnInvite,
  seatOverflowOnJoin,
  countUsedSeats,
} from './seats.ts';

const seats = (members: string[], invited: string[]) => ({
  members: new Set(members),
  invited: new Set(invited),
});

describe('countUsedSeats, seatOverflowOnInvite and seatOverflowOnJoin', () => {
  it.each([
    { of: seats(['a', 'b'], ['c']), used: 3 },
    { of: seats(['a', 'b'], ['b']), used: 2 },
    { of: seats([], []), used: 0 },
  ])('count $used used seats', ({ of, used }) => {
    expect(countUsedSeats(of)).toBe(used);
  });

  it.each([
    { of: seats(['a'], []), invite: ['b'], limit: 2, over: null },
    { of: seats(['a'], ['b']), invite: ['c'], limit: 2, over: 2 },
    { of: seats(['a'], []), invite: ['b', 'c'], limit: 2, over: 1 },
    { of: seats(['a'], ['b']), invite: ['b'], limit: 1, over: null },
    { of: seats(['a', 'b', 'c'], []), invite: ['a'], limit: 2, over: null },
    { of: seats(['a', 'b', 'c'], []), invite: ['d'], limit: 2, over: 3 },
    { of: seats(['a'], []), invite: [], limit: 0, over: null },
  ])('inviting $invite with $limit seats returns $over', ({ of, invite, limit, over }) => {
    expect(seatOverflowOnInvite(of, invite, limit)).toBe(over);
  });

  it.each([
    {
      name: 'invited person with a reserved seat',
      of: seats(['a'], ['b']),
      who: 'b',
      limit: 2,
      over: null,
    },
    { name: 'last free seat by code', of: seats(['a'], []), who: 'b', limit: 2, over: null },
    { name: 'no free seat by code', of: seats(['a'], ['b']), who: 'c', limit: 2, over: 2 },
    { name: 'existing member', of: seats(['a', 'b'], []), who: 'a', limit: 1, over: null },
    {
      name: 'first of two invited for one seat',
      of: seats(['a'], ['b', 'c']),
      who: 'b',
      limit: 2,
      over: null,
    },
    {
      name: 'second of two invited for one seat',
      of: seats(['a', 'b'], ['c']),
      who: 'c',
      limit: 2,
      over: 3,
    },
  ])('joining ($name) returns $over', ({ of, who: address, limit, over }) => {
    expect(seatOverflowOnJoin(of, address, limit)).toBe(over);
  });
});

describe('areSeatsTaken', () => {
  it.each([
    { used: 4, included: 5, taken: false },
    { used: 5, included: 5, taken: true },
    { used: 7, included: 5, taken: true },
  ])('returns $taken for $used used of $included', ({ used, included, taken }) => {
    expect(areSeatsTaken({ used, included })).toBe(taken);
  });
});
