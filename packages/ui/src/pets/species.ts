/** The drawn faces. `paw` is the fallback for other animals. */
export const PET_FACES = [
  'dog',
  'cat',
  'rabbit',
  'bird',
  'rodent',
  'ferret',
  'turtle',
  'snake',
  'fish',
  'horse',
  'goat',
  'paw',
] as const;
export type PetFaceName = (typeof PET_FACES)[number];

/** Patterns of English species names; the first match applies. */
const patterns: readonly (readonly [RegExp, PetFaceName])[] = [
  [/guinea|hamster|mouse|rat\b|rodent|gerbil|chinchilla|squirrel|hedgehog/, 'rodent'],
  [/dog|canine/, 'dog'],
  [/cat\b|feline/, 'cat'],
  [/rabbit|hare/, 'rabbit'],
  [/bird|parrot|canary|budg|chicken|hen\b|duck|goose|poultry/, 'bird'],
  [/ferret|mustel/, 'ferret'],
  [/turtle|tortoise/, 'turtle'],
  [/snake|reptile|lizard|gecko|iguana|amphib|frog/, 'snake'],
  [/fish/, 'fish'],
  [/horse|pony|donkey|equine/, 'horse'],
  [/goat|sheep|cow|cattle|pig|alpaca/, 'goat'],
];

/** Returns the drawn face for a species, by its English name in the catalog. */
export function faceOf(species: string): PetFaceName {
  const name = species.toLowerCase();
  return patterns.find(([pattern]) => pattern.test(name))?.[1] ?? 'paw';
}
