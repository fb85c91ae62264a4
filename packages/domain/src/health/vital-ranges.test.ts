import { describe, expect, it } from 'vitest';
import { findUnusualVitals, type RangedVital, type Vitals } from './vital-ranges.ts';

const DOG = 1;
const CAT = 2;
const RABBIT = 3;
const PARROT = 7;

describe('unusual vitals', () => {
  it.each<[number, Vitals, RangedVital[]]>([
    [DOG, {}, []],
    [DOG, { temperatureC: 37.5, heartRate: 60, respiratoryRate: 34 }, []],
    [DOG, { temperatureC: 39.5 }, []],
    [DOG, { temperatureC: 37.4 }, ['temperatureC']],
    [DOG, { temperatureC: 39.6, heartRate: 161 }, ['temperatureC', 'heartRate']],
    [CAT, { temperatureC: 39.6 }, ['temperatureC']],
    [CAT, { heartRate: 161, respiratoryRate: 41 }, ['respiratoryRate']],
    [RABBIT, { temperatureC: 39.9 }, []],
    // No range is known for the temperature of parrots.
    [PARROT, { temperatureC: 41.5, capillaryRefillS: 3 }, ['capillaryRefillS']],
    [DOG, { painScore: 2, weightG: 1, temperatureC: null }, ['painScore']],
    [DOG, { painScore: 1, capillaryRefillS: 2 }, []],
  ])('of species %s: %j are %j', (speciesId, vitals, expected) => {
    expect(findUnusualVitals(speciesId, vitals)).toEqual(expected);
  });
});
