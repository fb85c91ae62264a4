import { describe, expect, it } from 'vitest';
import { spansAfterDrag, snapToGrid } from './week-drag.ts';

it.each([
  [0, 0],
  [0.5, 720],
  [0.3749, 540],
  [-0.2, 0],
  [1.4, 1440],
])('snapToGrid: share %s of a day is minute %s', (share, minute) => {
  expect(snapToGrid(share)).toBe(minute);
});

describe('spansAfterDrag', () => {
  const monday = { weekday: 1, from: '09:00', to: '13:00' };
  const last = (hold: Parameters<typeof spansAfterDrag>[1], minute: number) =>
    spansAfterDrag([monday], hold, minute).at(-1);

  it.each([
    { why: 'draws downwards', anchor: 840, minute: 1080, from: '14:00', to: '18:00' },
    { why: 'draws upwards', anchor: 1080, minute: 840, from: '14:00', to: '18:00' },
    { why: 'draws at least one step', anchor: 840, minute: 840, from: '14:00', to: '14:15' },
    { why: 'draws to the end of a day', anchor: 1440, minute: 1440, from: '23:45', to: '24:00' },
  ])('$why', ({ anchor, minute, from, to }) => {
    expect(last({ kind: 'free', weekday: 2, anchor }, minute)).toEqual({ weekday: 2, from, to });
  });

  it.each([
    { kind: 'start', minute: 600, from: '10:00', to: '13:00' },
    { kind: 'start', minute: 900, from: '12:45', to: '13:00' },
    { kind: 'end', minute: 1440, from: '09:00', to: '24:00' },
    { kind: 'end', minute: 0, from: '09:00', to: '09:15' },
  ] as const)('moves the $kind to $minute', ({ kind, minute, from, to }) => {
    expect(last({ kind, index: 0 }, minute)).toEqual({ weekday: 1, from, to });
  });

  it.each([
    { minute: 660, from: '10:00', to: '14:00' },
    { minute: 0, from: '00:00', to: '04:00' },
    { minute: 1440, from: '20:00', to: '24:00' },
  ])('moves a whole span, held an hour below its start, to $minute', ({ minute, from, to }) => {
    expect(last({ kind: 'whole', index: 0, grab: 60 }, minute)).toEqual({ weekday: 1, from, to });
  });

  it('keeps an unreadable time as typed', () => {
    const typed = { weekday: 1, from: 'nine', to: '13:00' };
    expect(spansAfterDrag([typed], { kind: 'end', index: 0 }, 900)).toEqual([typed]);
  });
});
