import { stableChoice } from '../identity/stable-choice.ts';
import type { PetFaceName } from './species.ts';

/** Colors of a face: background, coat, darker markings, lighter muzzle. */
export interface Coat {
  ground: string;
  coat: string;
  mark: string;
  pale: string;
}

const grounds = {
  peach: '#ffe1c7',
  sky: '#dbe8fb',
  mint: '#cfe6dc',
  lilac: '#e6def4',
  butter: '#fbeec4',
};

const createCoat = (
  ground: keyof typeof grounds,
  main: string,
  mark: string,
  pale: string,
): Coat => ({
  ground: grounds[ground],
  coat: main,
  mark,
  pale,
});

const furry = [
  createCoat('peach', '#f6e3c8', '#9a6032', '#fff6e8'),
  createCoat('sky', '#f4e9dc', '#33404a', '#ffffff'),
  createCoat('mint', '#d9a15f', '#a86c31', '#fbe9d0'),
  createCoat('lilac', '#8a6a52', '#5a4232', '#d9c2ab'),
  createCoat('butter', '#3f4650', '#272c34', '#c9cdd2'),
];

const cats = [
  createCoat('peach', '#ec9e4c', '#c4701f', '#fbdfbd'),
  createCoat('mint', '#64757d', '#46545b', '#9badb4'),
  createCoat('lilac', '#40454f', '#2a2e36', '#8b919b'),
  createCoat('sky', '#efe5d8', '#c9a27c', '#ffffff'),
];

const soft = [
  createCoat('lilac', '#fdfaf6', '#f3b3b0', '#ffffff'),
  createCoat('peach', '#d8b48c', '#b5875a', '#f7e6d0'),
  createCoat('mint', '#b9b6b4', '#8f8b89', '#e9e6e3'),
  createCoat('sky', '#8d6b54', '#6b4d3a', '#d7bfa9'),
];

const hoofed = [
  createCoat('mint', '#9a6a45', '#4a3324', '#e8d2bb'),
  createCoat('peach', '#6b4a36', '#2f221a', '#cbb19b'),
  createCoat('sky', '#c99a63', '#f4ead8', '#f3e0c6'),
  createCoat('lilac', '#8d8f95', '#4d4f56', '#dcdde0'),
];

const bright = [
  createCoat('sky', '#58a942', '#f08b3c', '#9bd483'),
  createCoat('butter', '#3d8bd0', '#f2a03f', '#a5cdf0'),
  createCoat('lilac', '#f2c53d', '#e0793a', '#fbe69b'),
  createCoat('mint', '#dd6350', '#f0a437', '#f3a79a'),
];

const scaly = [
  createCoat('butter', '#6f9a4d', '#4d7233', '#b9d39a'),
  createCoat('mint', '#8a8b4a', '#66672f', '#c9c993'),
  createCoat('peach', '#4f8f7c', '#35695a', '#a3cdbf'),
];

const coats: Readonly<Record<PetFaceName, readonly Coat[]>> = {
  dog: furry,
  cat: cats,
  rabbit: soft,
  rodent: soft,
  ferret: furry,
  horse: hoofed,
  goat: hoofed,
  bird: bright,
  fish: bright,
  turtle: scaly,
  snake: scaly,
  paw: bright,
};

/** Returns the colors of a pet, stable per id. */
export function coatOf(face: PetFaceName, id: string): Coat {
  const choices = coats[face];
  const chosen = choices[stableChoice(id, choices.length)];
  if (!chosen) throw new RangeError(`no coat for ${face}`);
  return chosen;
}
