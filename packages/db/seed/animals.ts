import type { Kind } from './texts/dialogue.ts';

/** A pet, with ids of the catalogs. `months` is its age. */
export type Animal = {
  readonly name: string;
  readonly speciesId: number;
  readonly breedId: number | null;
  readonly sex: 'M' | 'F';
  readonly coatId: number;
  readonly originId: number;
  readonly months: number;
};

type Row = readonly [
  name: string,
  speciesId: number,
  breedId: number | null,
  sex: 'M' | 'F',
  coatId: number,
  originId: number,
  months: number,
];

const animals = (rows: readonly Row[]): readonly Animal[] =>
  rows.map(([name, speciesId, breedId, sex, coatId, originId, months]) => ({
    name,
    speciesId,
    breedId,
    sex,
    coatId,
    originId,
    months,
  }));

/** The pets of the owner who can sign in. */
export const ownerAnimals = animals([
  ['Luna', 1, 107, 'F', 1, 2, 41],
  ['Micio', 2, 216, 'M', 1, 3, 74],
  ['Neve', 3, 305, 'F', 1, 1, 18],
]);

/** The first pet of each other client. Those of the last four clients were only imported or invited. */
export const firstAnimals = animals([
  ['Argo', 1, 137, 'M', 2, 1, 62],
  ['Biscuit', 1, 139, 'M', 3, 1, 29],
  ['Cleo', 2, 230, 'F', 1, 4, 50],
  ['Duke', 1, 148, 'M', 1, 1, 96],
  ['Stella', 1, 100, 'F', 2, 2, 33],
  ['Felix', 2, 200, 'M', 1, 3, 120],
  ['Rocky', 1, 116, 'M', 1, 1, 45],
  ['Hazel', 3, 303, 'F', 2, 1, 22],
  ['Minù', 2, 224, 'F', 3, 1, 88],
  ['Jasper', 1, 114, 'M', 3, 4, 17],
  ['Kira', 1, 174, 'F', 2, 1, 54],
  ['Leo', 2, 218, 'M', 3, 1, 38],
  ['Macchia', 1, 131, 'F', 1, 4, 71],
  ['Nala', 2, 205, 'F', 1, 1, 26],
  ['Otto', 1, 130, 'M', 1, 1, 103],
  ['Pepper', 4, 400, 'F', 5, 6, 15],
  ['Pallina', 2, 200, 'F', 2, 3, 9],
  ['Rusty', 1, 147, 'M', 5, 2, 84],
  ['Birba', 1, 182, 'F', 3, 1, 130],
  ['Simba', 2, 216, 'M', 1, 2, 61],
  ['Nerone', 1, 122, 'M', 1, 1, 48],
  ['Toffee', 5, 501, 'F', 1, 6, 8],
  ['Zoe', 1, 149, 'F', 4, 1, 36],
  ['Willow', 2, 226, 'F', 1, 1, 57],
  ['Uliveto', 9, 901, 'M', 8, 5, 180],
  ['Bailey', 1, 178, 'F', 2, 1, 20],
  ['Fiocco', 3, 301, 'M', 3, 5, 31],
  ['Coco', 7, 703, 'M', 7, 1, 66],
  ['Brio', 1, 161, 'M', 4, 1, 14],
  ['Daisy', 1, 123, 'F', 3, 4, 92],
  ['Ginevra', 2, 211, 'F', 1, 1, 110],
  ['Echo', 8, null, 'M', 7, 6, 24],
  ['Tartufo', 1, 175, 'M', 5, 1, 77],
  ['Maple', 2, 225, 'F', 2, 1, 43],
  ['Lampo', 1, 142, 'M', 1, 2, 68],
  ['Bubbles', 12, 1201, 'F', 8, 6, 12],
  ['Sole', 2, 200, 'F', 2, 3, 28],
  ['Scout', 1, 100, 'M', 2, 2, 51],
  ['Orso', 1, 156, 'M', 3, 1, 34],
]);

/** Second pets, for the first clients in the list. */
export const secondAnimals = animals([
  ['Briciola', 2, 200, 'F', 1, 3, 64],
  ['Mango', 7, 706, 'M', 7, 1, 19],
  ['Nuvola', 1, 167, 'F', 3, 1, 80],
  ['Poppy', 2, 209, 'F', 1, 1, 25],
  ['Tempesta', 15, 1503, 'F', 1, 4, 144],
  ['Bandit', 6, null, 'M', 1, 1, 30],
  ['Ciro', 2, 236, 'M', 3, 1, 47],
  ['Thumper', 3, 307, 'M', 1, 6, 11],
  ['Ulisse', 1, 153, 'M', 3, 5, 58],
  ['Shadow', 2, 200, 'M', 1, 3, 99],
  ['Camillo', 16, 1600, 'M', 2, 4, 160],
  ['Honey', 1, 128, 'F', 3, 1, 39],
  ['Pesca', 4, 402, 'F', 3, 6, 16],
  ['Noodle', 10, 1001, 'M', 8, 1, 42],
  ['Gilda', 14, null, 'F', 1, 5, 70],
  ['Misty', 2, 221, 'F', 3, 1, 53],
  ['Zenzero', 2, 216, 'M', 1, 2, 21],
  ['Archie', 1, 136, 'M', 1, 1, 32],
]);

const kindBySpecies: Readonly<Record<number, Kind>> = {
  1: 'dog',
  2: 'cat',
  3: 'small',
  4: 'small',
  5: 'small',
  6: 'small',
  7: 'bird',
  8: 'bird',
  9: 'reptile',
  10: 'reptile',
  14: 'farm',
  15: 'farm',
  16: 'farm',
};

/** Returns the kind of dialogue that fits a species. Throws for species without dialogues. */
export function kindOf(speciesId: number): Kind {
  const kind = kindBySpecies[speciesId];
  if (!kind) throw new RangeError(`no conversation fits species ${speciesId}`);
  return kind;
}
