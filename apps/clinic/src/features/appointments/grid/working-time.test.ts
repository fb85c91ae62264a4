import { describe, expect, it } from 'vitest';
import {
  openingMinute,
  computeVisibleHours,
  computeFreeMinutes,
  offHours,
  toPercentSpans,
  workingSpansOn,
} from './working-time.ts';

const hours = [
  { weekday: 7, from: '09:00', to: '13:00' },
  { weekday: 7, from: '14:30', to: '18:00' },
  { weekday: 1, from: '00:00', to: '24:00' },
];

describe('workingSpansOn', () => {
  it.each([
    {
      why: 'the clinic’s hours',
      day: '2027-03-28',
      own: null,
      spans: [
        [540, 780],
        [870, 1080],
      ],
    },
    {
      why: 'own hours within them',
      day: '2027-10-31',
      own: [{ weekday: 7, from: '08:00', to: '15:00' }],
      spans: [
        [540, 780],
        [870, 900],
      ],
    },
    { why: 'a day off', day: '2027-03-28', own: [], spans: [] },
    { why: 'closed', day: '2027-03-27', own: null, spans: [] },
    { why: 'all day', day: '2027-03-29', own: null, spans: [[0, 1440]] },
  ])('returns the working time: $why', ({ day, own, spans }) => {
    expect(workingSpansOn(day, hours, own)).toEqual(spans.map(([from, to]) => ({ from, to })));
  });
});

describe('offHours', () => {
  it.each([
    {
      why: 'before, between and after',
      working: [
        [540, 780],
        [870, 1080],
      ],
      off: [
        [0, 540],
        [780, 870],
        [1080, 1440],
      ],
    },
    { why: 'the whole day on a day off', working: [], off: [[0, 1440]] },
    { why: 'nothing', working: [[0, 1440]], off: [] },
  ])('returns the rest of the day: $why', ({ working, off }) => {
    expect(offHours(working.map(toSpan))).toEqual(off.map(toSpan));
  });
});

describe('computeFreeMinutes', () => {
  it.each([
    { why: 'nothing taken', taken: [], free: 450 },
    {
      why: 'overlapping time counts once',
      taken: [
        [540, 600],
        [570, 630],
      ],
      free: 360,
    },
    { why: 'time outside the hours does not count', taken: [[780, 870]], free: 450 },
  ])('subtracts the taken time: $why', ({ taken, free }) => {
    expect(
      computeFreeMinutes(
        [
          [540, 780],
          [870, 1080],
        ].map(toSpan),
        taken.map(toSpan),
      ),
    ).toBe(free);
  });
});

describe('computeVisibleHours', () => {
  it.each([
    { why: 'one hour before and after', working: [[540, 1080]], taken: [], drawn: [480, 1140] },
    { why: 'whole hours', working: [[555, 1095]], taken: [], drawn: [480, 1200] },
    {
      why: 'bookings outside the hours',
      working: [[540, 1080]],
      taken: [[420, 450]],
      drawn: [360, 1140],
    },
    { why: 'not beyond the day', working: [[0, 1440]], taken: [], drawn: [0, 1440] },
    { why: 'a day off', working: [], taken: [], drawn: [480, 1140] },
  ])('returns the hours to draw: $why', ({ working, taken, drawn }) => {
    expect(computeVisibleHours(working.map(toSpan), taken.map(toSpan))).toEqual(toSpan(drawn));
  });
});

it.each([
  {
    off: [
      [0, 540],
      [780, 840],
      [1080, 1440],
    ],
    is: 540,
  },
  { off: [[600, 1440]], is: 0 },
  { off: [], is: 0 },
  { off: [[0, 1440]], is: 540 },
])('openingMinute outside of $off: $is', ({ off, is }) => {
  expect(openingMinute(off.map(toSpan))).toBe(is);
});

it('toPercentSpans returns positions in percent of the visible hours', () => {
  const drawn = { from: 480, to: 1080 };
  expect(
    toPercentSpans(
      [
        [0, 540],
        [780, 840],
        [1080, 1440],
      ].map(toSpan),
      drawn,
    ),
  ).toEqual([
    { top: 0, height: 10 },
    { top: 50, height: 10 },
  ]);
});

function toSpan([from = 0, to = 0]: readonly number[]) {
  return { from, to };
}
