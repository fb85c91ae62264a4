import { service } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import {
  visitCategory,
  visitMinutes,
  needsAddress,
  findVisitProblems,
  toEntryTime,
  type VisitValues,
} from './visit-values.ts';

const services = [
  service('check', { ServiceTypeId: 4, duration: 30 }),
  service('home', { ServiceTypeId: 2, duration: 60 }),
  service('video', { ServiceTypeId: 3, duration: 15 }),
];

const complete: VisitValues = {
  family: { id: 'family', name: 'Rossi' },
  pets: ['pet'],
  services: ['check'],
  member: 'vera',
  day: '2027-03-28',
  time: '09:15',
  minutes: '',
  note: '',
  address: '',
  upfront: null,
};

describe('findVisitProblems', () => {
  it.each([
    { why: 'none for complete values', change: {}, problems: [] },
    { why: 'no client', change: { family: null, pets: [] }, problems: ['family', 'pets'] },
    { why: 'no service', change: { services: [] }, problems: ['services', 'minutes'] },
    { why: 'no time', change: { time: '' }, problems: ['time'] },
    { why: 'an invalid time', change: { time: '25:00' }, problems: ['time'] },
    { why: 'no member', change: { member: '' }, problems: ['member'] },
    { why: 'an invalid duration', change: { minutes: 'long' }, problems: ['minutes'] },
    { why: 'longer than a day', change: { minutes: '1441' }, problems: ['minutes'] },
  ])('reports the missing or invalid fields: $why', ({ change, problems }) => {
    expect(findVisitProblems({ ...complete, ...change }, services)).toEqual(problems);
  });
});

it.each([
  { services: ['check'], category: 'VISIT', minutes: 30, address: false },
  { services: ['check', 'home'], category: 'VISIT', minutes: 90, address: true },
  { services: ['video'], category: 'VIDEOCONSULTATION', minutes: 15, address: false },
  { services: ['video', 'check'], category: 'VISIT', minutes: 45, address: false },
])(
  'visit-values compute category, duration and address field for $services',
  ({ services: chosen, category, minutes, address }) => {
    const values = { ...complete, services: chosen };
    expect(visitCategory(values, services)).toBe(category);
    expect(visitMinutes(values, services)).toBe(minutes);
    expect(needsAddress(values, services)).toBe(address);
  },
);

it.each([
  { day: '2027-03-28', start: '2027-03-28T07:15:00.000Z', end: '2027-03-28T07:45:00.000Z' },
  { day: '2027-10-31', start: '2027-10-31T08:15:00.000Z', end: '2027-10-31T08:45:00.000Z' },
])(
  'toEntryTime converts 9:15 in Rome on $day, a day on which the clocks change',
  ({ day, start, end }) => {
    const time = toEntryTime({ ...complete, day }, 30, 'Europe/Rome');
    expect(time).toEqual({ start, end, resource: 'vera' });
  },
);
