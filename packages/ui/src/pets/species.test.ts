import { describe, expect, it } from 'vitest';
import { faceOf } from './species.ts';

describe('faceOf', () => {
  it.each([
    ['Dog', 'dog'],
    ['Cat', 'cat'],
    ['Rabbit', 'rabbit'],
    ['Parrot', 'bird'],
    ['Guinea pig', 'rodent'],
    ['Rat', 'rodent'],
    ['Ferret', 'ferret'],
    ['Tortoise', 'turtle'],
    ['Other reptile', 'snake'],
    ['Fish', 'fish'],
    ['Horse', 'horse'],
    ['Sheep', 'goat'],
    ['Cattle', 'goat'],
    ['Axolotl', 'paw'],
    ['', 'paw'],
  ])('of %j is %s', (species, face) => {
    expect(faceOf(species)).toBe(face);
  });
});
