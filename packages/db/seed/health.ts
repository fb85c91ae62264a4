import type { pets } from '../src/schema/pets.ts';
import type { Animal } from './animals.ts';
import type { SeedPerson } from './people.ts';
import { pick } from './pick.ts';

type Health = Pick<
  typeof pets.$inferInsert,
  'weightGrams' | 'microchip' | 'neutered' | 'bites' | 'allergies' | 'chronicConditions'
>;
type Note = Readonly<Record<SeedPerson['language'], string>>;

/** Adult weights in grams by species. Species that are not listed have no weight. */
const weights: Readonly<Record<number, readonly number[]>> = {
  1: [11_400, 24_800, 7600, 31_200],
  2: [4100, 5250, 3800],
  3: [1650, 2300],
  4: [980],
  5: [120],
  6: [1150],
  7: [410],
  8: [24],
  9: [1420],
  10: [860],
  14: [52_000],
  15: [486_000],
  16: [172_000],
};
/** Species with a microchip: dogs, cats, rabbits, ferrets and horses. */
const CHIPPED: readonly number[] = [1, 2, 3, 6, 15, 16];

const allergies: readonly Note[] = [
  { en: 'Chicken', it: 'Pollo' },
  { en: 'Grass pollen', it: 'Polline di graminacee' },
  { en: 'Penicillin', it: 'Penicillina' },
];
const conditions: readonly Note[] = [
  { en: 'Arthrosis', it: 'Artrosi' },
  { en: 'Chronic kidney disease', it: 'Malattia renale cronica' },
  { en: 'Diabetes', it: 'Diabete' },
];
/** From this age on an animal may have a chronic condition. */
const CHRONIC_FROM_MONTHS = 72;

/** Returns the health data of an animal. For one in four, some values are null (not asked yet). */
export function createHealth(
  { speciesId, months }: Animal,
  language: SeedPerson['language'],
  number: number,
): Health {
  const own = weights[speciesId];
  const isKnown = number % 4 !== 3;
  const chipped = CHIPPED.includes(speciesId);
  return {
    weightGrams: own ? pick(own, number) : null,
    microchip: chipped ? `380260${String(4_000_000 + number * 7919).padStart(9, '0')}` : null,
    neutered: isKnown && speciesId <= 3 ? number % 3 !== 1 : null,
    bites: isKnown ? number % 7 === 4 : null,
    allergies: isKnown ? notesOf(allergies, number % 5 === 0, language, number) : null,
    chronicConditions: isKnown
      ? notesOf(conditions, months > CHRONIC_FROM_MONTHS, language, number)
      : null,
  };
}

const notesOf = (
  notes: readonly Note[],
  some: boolean,
  language: SeedPerson['language'],
  number: number,
): string[] => (some ? [pick(notes, number)[language]] : []);
