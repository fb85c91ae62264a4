import { describe, expect, it } from 'vitest';
import { drawnHours, freeMinutes, offOn, shadesIn, workingOn } from './working-time.ts';

const hours = [
  { weekday: 7, from: '09:00', to: '13:00' },
  { weekday: 7, from: '14:30', to: '18:00' },
  { weekday: 1, from: '00:00', to: '24:00' },
];

describe('workingOn', () => {
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
  ])('$why', ({ day, own, spans }) => {
    expect(workingOn(day, hours, own)).toEqual(spans.map(([from, to]) => ({ from, to })));
  });
});

describe('offOn', () => {
  it.each([
    {
      why: 'around and between',
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
    { why: 'all of a day off', working: [], off: [[0, 1440]] },
    { why: 'nothing', working: [[0, 1440]], off: [] },
  ])('$why', ({ working, off }) => {
    expect(offOn(working.map(toSpan))).toEqual(off.map(toSpan));
  });
});

describe('freeMinutes', () => {
  it.each([
    { why: 'nothing taken', taken: [], free: 450 },
    {
      why: 'taken twice counts once',
      taken: [
        [540, 600],
        [570, 630],
      ],
      free: 360,
    },
    { why: 'taken outside counts not', taken: [[780, 870]], free: 450 },
  ])('$why', ({ taken, free }) => {
    expect(
      freeMinutes(
        [
          [540, 780],
          [870, 1080],
        ].map(toSpan),
        taken.map(toSpan),
      ),
    ).toBe(free);
  });
});

describe('drawnHours', () => {
  it.each([
    { why: 'an hour around', working: [[540, 1080]], taken: [], drawn: [480, 1140] },
    { why: 'whole hours', working: [[555, 1095]], taken: [], drawn: [480, 1200] },
    {
      why: 'what is booked outside',
      working: [[540, 1080]],
      taken: [[420, 450]],
      drawn: [360, 1140],
    },
    { why: 'not beyond the day', working: [[0, 1440]], taken: [], drawn: [0, 1440] },
    { why: 'a day off', working: [], taken: [], drawn: [480, 1140] },
  ])('$why', ({ working, taken, drawn }) => {
    expect(drawnHours(working.map(toSpan), taken.map(toSpan))).toEqual(toSpan(drawn));
  });
});

it('says where spans lie in what is drawn', () => {
  const drawn = { from: 480, to: 1080 };
  expect(
    shadesIn(
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
