import type { RowWarning } from './warnings.ts';

/** An animal as a file has it: every cell as typed, empty where nothing was. */
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
 * Takes several animals of one cell apart: `Kira; Rocky` are two. The other cells go by the same order; a single species,
 * breed or sex is that of all, a single date or chip is nobody's for certain. An animal without a name is none.
 */
export function splitPets(typed: TypedPet): SplitPets {
  const names = parts(typed.name, /[;,/+\n]/);
  if (names.length === 0) return { pets: [], warnings: ofNobody(typed) };
  if (names.length === 1) return { pets: names.map((name) => ({ ...typed, name })), warnings: [] };
  const cells = (field: keyof TypedPet) => parts(typed[field], /[;\n]/);
  const own = (field: (typeof OWN)[number], at: number) =>
    cells(field).length === names.length ? (cells(field)[at] ?? '') : '';
  const shared = (field: (typeof SHARED)[number], at: number) =>
    cells(field).length === names.length ? (cells(field)[at] ?? '') : typed[field];
  const pets = names.map((name, at) => ({
    name,
    species: shared('species', at),
    breed: shared('breed', at),
    sex: shared('sex', at),
    birthDate: own('birthDate', at),
    microchip: own('microchip', at),
  }));
  const warnings = OWN.flatMap((field): readonly RowWarning[] => {
    const count = cells(field).length;
    if (count === 0 || count === names.length) return [];
    return [{ field, code: 'one_for_several', value: typed[field], pet: typed.name }];
  });
  return { pets, warnings };
}

/** What is said of an animal without a name stays as it was typed. */
function ofNobody(typed: TypedPet): readonly RowWarning[] {
  return [...SHARED, ...OWN].flatMap((field): readonly RowWarning[] =>
    typed[field].trim() ? [{ field, code: 'no_pet_name', value: typed[field] }] : [],
  );
}

function parts(text: string, separator: RegExp): readonly string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
