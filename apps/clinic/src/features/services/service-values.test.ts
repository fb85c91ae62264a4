import { describe, expect, it } from 'vitest';
import {
  changeOf,
  creationOf,
  newServiceValues,
  serviceValues,
  withStored,
} from './service-values.ts';

const stored = {
  id: '0190a2b4-0000-7000-8000-000000000001',
  ServiceTypeId: 4,
  name: 'Appointment',
  price: 4550,
  currency: 'EUR',
  duration: 30,
  deposit: 20,
  species: [1, 2],
  enabled: false,
  instant: true,
  notice: 90,
  horizon: 60,
  dateUpdated: '2026-11-20T09:00:00.000Z',
};

describe('a stored service', () => {
  const shown = { name: 'Appuntamento', language: 'it' } as const;
  const values = serviceValues(stored, shown);

  it('is shown as its reader types', () => {
    expect(values).toMatchObject({ name: 'Appuntamento', price: '45,50', booking: 'instant' });
  });

  it('stays what it is when nothing is typed', () => {
    const {
      id: _id,
      ServiceTypeId: _type,
      currency: _currency,
      dateUpdated: _at,
      ...same
    } = stored;
    expect(changeOf(values, 'it', { shown: shown.name, name: stored.name })).toEqual(same);
  });

  it('takes the name that is typed', () => {
    const renamed = { ...values, name: ' Vaccino ' };
    expect(changeOf(renamed, 'it', { shown: shown.name, name: stored.name }).name).toBe('Vaccino');
  });
});

it('a new service carries its clinic and its type', () => {
  const values = { ...newServiceValues('en'), ServiceTypeId: '2', name: 'Home visit', price: '60' };
  expect(creationOf(values, 'en', 'f')).toMatchObject({
    facilityId: 'f',
    ServiceTypeId: 2,
    name: 'Home visit',
    price: 6000,
    enabled: false,
  });
});

it('what is stored is among the choices', () => {
  expect(withStored([0, 60], '45')).toEqual([0, 45, 60]);
  expect(withStored([0, 60], '60')).toEqual([0, 60]);
});
