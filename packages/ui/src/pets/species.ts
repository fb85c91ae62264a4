/** The faces that are drawn. `paw` stands for every animal without one of its own. */
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

/** English names of the species catalogue, as they contain these words. The first that fits counts. */
const words: readonly (readonly [RegExp, PetFaceName])[] = [
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

/** Returns the face of a species, from its English name in the catalogue. */
export function faceOf(species: string): PetFaceName {
  const name = species.toLowerCase();
  return words.find(([pattern]) => pattern.test(name))?.[1] ?? 'paw';
}
