import { describe, expect, it } from 'vitest';
import { withAvailableChoices } from './steps.ts';

const empty = { facilityId: null, pets: [], services: [] };
const full = { facilityId: 'san-luca', pets: ['luna'], services: ['message'] };

describe('withAvailableChoices', () => {
  const offer = {
    clinics: ['san-luca', 'san-marco'],
    pets: ['luna', 'micio'],
    services: ['message', 'visit'],
  };

  it('drops choices that are no longer offered', () => {
    const old = { ...full, facilityId: 'gone', pets: ['luna', 'gone'], services: ['gone'] };
    expect(withAvailableChoices(old, offer)).toEqual({
      facilityId: null,
      pets: ['luna'],
      services: [],
    });
  });

  it('selects the only option', () => {
    const single = { clinics: ['san-luca'], pets: ['luna'], services: ['message'] };
    expect(withAvailableChoices(empty, single)).toMatchObject({
      facilityId: 'san-luca',
      pets: ['luna'],
      services: ['message'],
    });
  });

  it('keeps the chosen services while the services of the clinic are loading', () => {
    expect(withAvailableChoices(full, { ...offer, services: null }).services).toEqual(['message']);
  });
});
