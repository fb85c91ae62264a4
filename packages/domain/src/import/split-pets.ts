import type { RowWarning } from './warnings.ts';

/** Pet from a file: all cells as typed, empty if missing. */
export type TypedPet = {
  readonly name: string;
  readonly species: string;
  readonly breed: string;
  readonly sex: string;
  readonly birthDate: string;
  readonly microchip: string;
};

type SplitPets = { readonly pets: readonly TypedPet[]; readonly warnings: readonly RowWarning[] };

const SHARED = ['species', 'breed', 'sex'] as const;
const OWN = ['birthDate', 'microchip'] as const;

/**
 * Splits several pets in one cell: `Kira; Rocky` are two. Other cells are split in the same order, also at commas and
 * slashes if that gives one value for each pet. A single species,
 * breed or sex applies to all; a single date or microchip applies to none. A pet needs a name.
 */
export function splitPets(typed: TypedPet): SplitPets {
  const names = splitCell(typed.name, /[;,/+\n]/);
  if (names.length === 0) return { pets: [], warnings: warningsWithoutPet(typed) };
  if (names.length === 1) return { pets: names.map((name) => ({ ...typed, name })), warnings: [] };
  const cells = (field: keyof TypedPet) => {
    const strict = splitCell(typed[field], /[;\n]/);
    const loose = splitCell(typed[field], field === 'birthDate' ? /[;,+\n]/ : /[;,/+\n]/);
    return strict.length !== names.length && loose.length === names.length ? loose : strict;
  };
  const ownCell = (field: (typeof OWN)[number], at: number) =>
    cells(field).length === names.length ? (cells(field)[at] ?? '') : '';
  const sharedCell = (field: (typeof SHARED)[number], at: number) =>
    cells(field).length === names.length ? (cells(field)[at] ?? '') : typed[field];
  const pets = names.map((name, at) => ({
    name,
    species: sharedCell('species', at),
    breed: sharedCell('breed', at),
    sex: sharedCell('sex', at),
    birthDate: ownCell('birthDate', at),
    microchip: ownCell('microchip', at),
  }));
  const warnings = OWN.flatMap((field): readonly RowWarning[] => {
    const count = cells(field).length;
    if (count === 0 || count === names.length) return [];
    return [{ field, code: 'one_for_several', value: typed[field], pet: typed.name }];
  });
  return { pets, warnings };
}

/** Returns warnings for pet data without a name; the values are kept as typed. */
function warningsWithoutPet(typed: TypedPet): readonly RowWarning[] {
  return [...SHARED, ...OWN].flatMap((field): readonly RowWarning[] =>
    typed[field].trim() ? [{ field, code: 'no_pet_name', value: typed[field] }] : [],
  );
}

function splitCell(text: string, separator: RegExp): readonly string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
