import { pick } from '../pick.ts';

/** Colors of a drawing: background wall, coat, darker marking, lighter muzzle, collar. */
export type Colours = {
  readonly wall: string;
  readonly coat: string;
  readonly mark: string;
  readonly pale: string;
  readonly collar: string;
};

const walls = ['#ffe1c7', '#dbe8fb', '#cfe6dc', '#e6def4', '#fbeec4'];
const collars = ['#c8553d', '#2f6f5e', '#3d6fb4', '#8a5aa8'];

export type DrawnCoat = readonly [coat: string, mark: string, pale: string];

/** Coat colors for fur, feathers and scales. */
export const FURS: readonly DrawnCoat[] = [
  ['#c98d52', '#8f5a2c', '#f6e2c6'],
  ['#6e6a6b', '#45424a', '#c9c5c4'],
  ['#f0e3d2', '#b98c5c', '#fffaf2'],
  ['#4a3d38', '#2c2422', '#b69a86'],
  ['#e09a4e', '#b3661f', '#fbe3c4'],
];
export const FEATHERS: readonly DrawnCoat[] = [
  ['#58a942', '#e88a35', '#a9dc94'],
  ['#f2c53d', '#dd7038', '#fbe9a6'],
  ['#9aa3ad', '#d2533f', '#dde2e7'],
  ['#3d8bd0', '#e9a63f', '#b5d5f2'],
];
export const SCALES: readonly DrawnCoat[] = [
  ['#7d9a55', '#4c6a35', '#c6d8a6'],
  ['#a08a52', '#6c5a2f', '#dacda2'],
  ['#5a9484', '#36685a', '#afd4c9'],
];

/** Returns the colors of the animal with this index; neighbors differ. */
export function coloursOf(coats: readonly DrawnCoat[], index: number): Colours {
  const [coat, mark, pale] = pick(coats, index);
  return { wall: pick(walls, index), collar: pick(collars, index), coat, mark, pale };
}
