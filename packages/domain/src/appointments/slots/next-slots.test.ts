import { expect, it } from 'vitest';
import { nextSlots } from './next-slots.ts';

const slot = (start: number, ...assignees: string[]) => ({ start, end: start + 30, assignees });

it.each([
  {
    why: 'that do not overlap',
    slots: [
      slot(0, 'a'),
      slot(15, 'a'),
      slot(30, 'a'),
      slot(45, 'a'),
      slot(60, 'a'),
      slot(90, 'a'),
    ],
    starts: [0, 30, 60],
  },
  { why: 'or fewer if fewer exist', slots: [slot(0, 'a')], starts: [0] },
  { why: 'with a free member', slots: [slot(0), slot(30, 'a')], starts: [30] },
])('nextSlots returns the first three slots $why', ({ slots, starts }) => {
  expect(nextSlots(slots, 3, null).map(({ start }) => start)).toEqual(starts);
});

it('nextSlots prefers the member of the booking', () => {
  const slots = [slot(0, 'luca', 'vera'), slot(30, 'luca')];
  expect(nextSlots(slots, 3, 'vera').map(({ memberId }) => memberId)).toEqual(['vera', 'luca']);
});
