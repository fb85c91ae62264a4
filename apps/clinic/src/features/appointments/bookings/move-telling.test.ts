import { booking } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { mayTellOfMove } from './move-telling.ts';

const start = new Date('2027-03-02T15:00:00.000Z');
const now = new Date('2027-03-01T15:00:00.000Z');

describe('mayTellOfMove', () => {
  it.each([
    { who: 'a client', client: booking.client, may: true },
    { who: 'a client who may not be known', client: null, may: true },
    {
      who: 'who is closing their account',
      client: booking.client && { ...booking.client, closing: true },
      may: false,
    },
  ])('of $who is $may', ({ client, may }) => {
    expect(mayTellOfMove({ ...booking, client }, start, now)).toBe(may);
  });

  it('is not of a move into what is over', () => {
    expect(mayTellOfMove(booking, start, new Date('2027-03-03T15:00:00.000Z'))).toBe(false);
  });
});
