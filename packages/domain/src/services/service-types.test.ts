import { expect, it } from 'vitest';
import {
  categoryOfService,
  FIRST_SERVICES,
  refusalToEnable,
  SERVICE_TYPE_IDS,
  SERVICE_TYPES,
  typeOfFirstName,
  typeOfName,
} from './service-types.ts';

it('the ids of the types never change', () => {
  expect(SERVICE_TYPES.map(({ id, name }) => [id, name])).toEqual([
    [1, 'consulto_medico'],
    [2, 'home_visit'],
    [3, 'video_consultation'],
    [4, 'appointment'],
  ]);
});

it('a new facility has all four, of which the consultation by message is enabled', () => {
  expect(FIRST_SERVICES.map(({ serviceTypeId }) => serviceTypeId)).toEqual([1, 2, 3, 4]);
  expect(FIRST_SERVICES.filter(({ enabled }) => enabled)).toHaveLength(1);
  const durations = FIRST_SERVICES.map(({ serviceTypeId, duration }) => [serviceTypeId, duration]);
  expect(durations).toEqual([
    [1, 15],
    [2, 60],
    [3, 15],
    [4, 30],
  ]);
});

it('the ids stand in both lists', () => {
  expect(SERVICE_TYPES.map(({ id }) => id)).toEqual(SERVICE_TYPE_IDS);
});

it.each([
  { serviceTypeId: 1, price: 0, ready: false, refusal: null },
  { serviceTypeId: 1, price: 1, ready: false, refusal: 'PAYMENTS_NOT_CONFIGURED' },
  { serviceTypeId: 3, price: 0, ready: false, refusal: 'PAYMENTS_NOT_CONFIGURED' },
  { serviceTypeId: 3, price: 0, ready: true, refusal: null },
  { serviceTypeId: 4, price: 5000, ready: true, refusal: null },
])(
  'type $serviceTypeId at $price, payments ready: $ready → $refusal',
  ({ ready, refusal, ...service }) => {
    expect(refusalToEnable(service, ready)).toBe(refusal);
  },
);

it.each([
  { ServiceTypeId: 1, name: 'Consultation by message', type: 1 },
  { ServiceTypeId: 4, name: 'Appointment', type: 4 },
  { ServiceTypeId: 4, name: 'Vaccination', type: null },
  { ServiceTypeId: 2, name: 'Appointment', type: null },
  { ServiceTypeId: 9, name: 'Appointment', type: null },
])('"$name" of type $ServiceTypeId has the first name of $type', ({ type, ...service }) => {
  expect(typeOfFirstName(service)).toBe(type);
});

it.each([
  { type: 1, category: 'CONSULTATION' },
  { type: 2, category: 'VISIT' },
  { type: 3, category: 'VIDEOCONSULTATION' },
  { type: 4, category: 'VISIT' },
])('a conversation about a service of type $type is a $category', ({ type, category }) => {
  expect(categoryOfService(type)).toBe(category);
});

it.each([
  { name: 'Home visit', type: 2 },
  { name: 'Vaccination', type: null },
])('"$name" is the first name of type $type', ({ name, type }) => {
  expect(typeOfName(name)).toBe(type);
});
