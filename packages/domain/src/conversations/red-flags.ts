import type { Sex } from '../pets/age.ts';

/** Emergency signs that cannot wait for a reply. The apps have a sentence for each. */
export const RED_FLAGS = [
  'TROUBLE_BREATHING',
  'COLLAPSE',
  'SWOLLEN_BELLY',
  'COLIC',
  'NO_URINE',
  'NOT_EATING',
  'ON_THE_FLOOR',
  'EGG_STUCK',
  'PROLAPSE',
  'HARD_BIRTH',
  'POISONING',
  'HEAVY_BLEEDING',
  'SEIZURE',
] as const;
export type RedFlag = (typeof RED_FLAGS)[number];

type Sign = RedFlag | { readonly flag: RedFlag; readonly only: Sex };

const carnivore: readonly Sign[] = [
  'TROUBLE_BREATHING',
  'COLLAPSE',
  'POISONING',
  'HEAVY_BLEEDING',
  'SEIZURE',
];
/** Their gut stops moving when they do not eat. */
const grazer: readonly Sign[] = [
  'TROUBLE_BREATHING',
  'COLLAPSE',
  'SWOLLEN_BELLY',
  'NOT_EATING',
  'HEAVY_BLEEDING',
];
const rodent: readonly Sign[] = [
  'TROUBLE_BREATHING',
  'COLLAPSE',
  'NOT_EATING',
  'HEAVY_BLEEDING',
  'SEIZURE',
];
const bird: readonly Sign[] = [
  'TROUBLE_BREATHING',
  'ON_THE_FLOOR',
  { flag: 'EGG_STUCK', only: 'F' },
  'POISONING',
  'HEAVY_BLEEDING',
];
const reptile: readonly Sign[] = ['TROUBLE_BREATHING', 'COLLAPSE', 'PROLAPSE', 'HEAVY_BLEEDING'];
const horse: readonly Sign[] = [
  'COLIC',
  'TROUBLE_BREATHING',
  'COLLAPSE',
  { flag: 'HARD_BIRTH', only: 'F' },
  'HEAVY_BLEEDING',
];
const farm: readonly Sign[] = [
  'SWOLLEN_BELLY',
  'TROUBLE_BREATHING',
  'COLLAPSE',
  { flag: 'HARD_BIRTH', only: 'F' },
  'HEAVY_BLEEDING',
];
const fish: readonly Sign[] = ['TROUBLE_BREATHING', 'COLLAPSE', 'POISONING'];

/** Signs by species id of the catalogue. Species that are not listed use the dog's. */
const signsOfSpecies: Readonly<Partial<Record<number, readonly Sign[]>>> = {
  1: [...carnivore, 'SWOLLEN_BELLY'],
  2: [...carnivore, { flag: 'NO_URINE', only: 'M' }],
  3: grazer,
  4: grazer,
  5: rodent,
  6: rodent,
  7: bird,
  8: bird,
  9: reptile,
  10: reptile,
  11: reptile,
  12: fish,
  13: bird,
  14: farm,
  15: horse,
  16: horse,
  17: farm,
  18: farm,
  19: grazer,
  20: rodent,
  21: rodent,
  22: bird,
  23: bird,
  24: reptile,
};

/**
 * Returns the emergency signs to ask the owner about, each once, most urgent first.
 *
 * @param pets the pets of the request; without pets the result is empty
 */
export function redFlagsFor(
  pets: readonly { readonly SpeciesId: number; readonly sex: Sex | null }[],
): readonly RedFlag[] {
  const askedFlags = new Set(pets.flatMap(({ SpeciesId, sex }) => signsOf(SpeciesId, sex)));
  return RED_FLAGS.filter((flag) => askedFlags.has(flag));
}

function signsOf(speciesId: number, sex: Sex | null): readonly RedFlag[] {
  const signs = signsOfSpecies[speciesId] ?? carnivore;
  return signs.flatMap((sign) => {
    if (typeof sign === 'string') return [sign];
    return sex === null || sign.only === sex ? [sign.flag] : [];
  });
}
