import { describe, expect, it } from 'vitest';
import {
  toServiceUpdate,
  toServiceCreation,
  newServiceValues,
  serviceValues,
  withStoredChoice,
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

describe('form values of a stored service', () => {
  const shown = { name: 'Appuntamento', language: 'it' } as const;
  const values = serviceValues(stored, shown);

  it("use the service name and number format of the reader's language", () => {
    expect(values).toMatchObject({ name: 'Appuntamento', price: '45,50', booking: 'instant' });
  });

  it('are sent unchanged if nothing is typed', () => {
    const {
      id: _id,
      ServiceTypeId: _type,
      currency: _currency,
      dateUpdated: _at,
      ...same
    } = stored;
    expect(toServiceUpdate(values, 'it', { shown: shown.name, name: stored.name })).toEqual(same);
  });

  it('contain the typed name', () => {
    const renamed = { ...values, name: ' Vaccino ' };
    expect(toServiceUpdate(renamed, 'it', { shown: shown.name, name: stored.name }).name).toBe(
      'Vaccino',
    );
  });
});

it('toServiceCreation includes the clinic and the type', () => {
  const values = { ...newServiceValues('en'), ServiceTypeId: '2', name: 'Home visit', price: '60' };
  expect(toServiceCreation(values, 'en', 'f')).toMatchObject({
    facilityId: 'f',
    ServiceTypeId: 2,
    name: 'Home visit',
    price: 6000,
    enabled: false,
  });
});

it('withStoredChoice adds the stored value to the choices', () => {
  expect(withStoredChoice([0, 60], '45')).toEqual([0, 45, 60]);
  expect(withStoredChoice([0, 60], '60')).toEqual([0, 60]);
});
