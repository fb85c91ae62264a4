import { expect, it } from 'vitest';
import {
  categoryOfService,
  DEFAULT_SERVICES,
  refusalToEnable,
  SERVICE_TYPE_IDS,
  SERVICE_TYPES,
  typeOfUnrenamedService,
  typeOfDefaultName,
} from './service-types.ts';

it('SERVICE_TYPES has a fixed id for each name', () => {
  expect(SERVICE_TYPES.map(({ id, name }) => [id, name])).toEqual([
    [1, 'consulto_medico'],
    [2, 'home_visit'],
    [3, 'video_consultation'],
    [4, 'appointment'],
  ]);
});

it('DEFAULT_SERVICES has all four types, with only the message consultation enabled', () => {
  expect(DEFAULT_SERVICES.map(({ serviceTypeId }) => serviceTypeId)).toEqual([1, 2, 3, 4]);
  expect(DEFAULT_SERVICES.filter(({ enabled }) => enabled)).toHaveLength(1);
  const durations = DEFAULT_SERVICES.map(({ serviceTypeId, duration }) => [
    serviceTypeId,
    duration,
  ]);
  expect(durations).toEqual([
    [1, 15],
    [2, 60],
    [3, 15],
    [4, 30],
  ]);
});

it('SERVICE_TYPES and SERVICE_TYPE_IDS have the same ids', () => {
  expect(SERVICE_TYPES.map(({ id }) => id)).toEqual(SERVICE_TYPE_IDS);
});

it.each([
  { serviceTypeId: 1, price: 0, ready: false, refusal: null },
  { serviceTypeId: 1, price: 1, ready: false, refusal: 'PAYMENTS_NOT_CONFIGURED' },
  { serviceTypeId: 3, price: 0, ready: false, refusal: 'PAYMENTS_NOT_CONFIGURED' },
  { serviceTypeId: 3, price: 0, ready: true, refusal: null },
  { serviceTypeId: 4, price: 5000, ready: true, refusal: null },
])(
  'refusalToEnable for type $serviceTypeId at $price, payments ready $ready, returns $refusal',
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
])(
  'typeOfUnrenamedService for "$name" with type $ServiceTypeId is $type',
  ({ type, ...service }) => {
    expect(typeOfUnrenamedService(service)).toBe(type);
  },
);

it.each([
  { type: 1, category: 'CONSULTATION' },
  { type: 2, category: 'VISIT' },
  { type: 3, category: 'VIDEOCONSULTATION' },
  { type: 4, category: 'VISIT' },
])('categoryOfService for type $type is $category', ({ type, category }) => {
  expect(categoryOfService(type)).toBe(category);
});

it.each([
  { name: 'Home visit', type: 2 },
  { name: 'Vaccination', type: null },
])('typeOfDefaultName for "$name" is $type', ({ name, type }) => {
  expect(typeOfDefaultName(name)).toBe(type);
});
