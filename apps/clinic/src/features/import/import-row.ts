import type { ImportRow } from '@zampa/contract/import/import-clients';
import { CELL_LIMITS, type LimitedCell } from '@zampa/domain/import/cell-limits';
import { splitName } from '@zampa/domain/import/names';
import type { Field, Mapping } from './field-list.ts';
import type { ReadingProblem, SheetRow } from './sheet.ts';

/** Row of the file as it will be imported; `row` is its line number, from 1. */
export type Candidate = {
  readonly row: number;
  readonly client: ImportRow;
  readonly problems?: readonly ReadingProblem[];
};

/** Returns the rows as clients according to the mapping; full names are split. */
export function toCandidates(rows: readonly SheetRow[], mapping: Mapping): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (const { line, cells, problems = [] } of rows) {
    const typed = toImportRow(cells, mapping);
    const above = isPetAlone(typed) ? candidates.at(-1)?.client : undefined;
    const client = above ? { ...typed, ...ownerOf(above) } : typed;
    const found: readonly ReadingProblem[] = [
      ...problems,
      ...(surplusCells(cells, mapping).length > 0 ? (['extra_cells'] as const) : []),
      ...(above ? (['owner_above'] as const) : []),
    ];
    candidates.push({ row: line, client, ...(found.length > 0 && { problems: found }) });
  }
  return candidates;
}

/** Returns whether a row has only pets, because its owner is in merged cells that the file has once. */
const isPetAlone = ({ pets, note: _note, ...owner }: ImportRow): boolean =>
  Boolean(pets?.[0]?.name) && Object.values(owner).every((cell) => !cell);

/** Returns the cells by which a client is recognized. */
const ownerOf = ({ firstName, lastName, email, phone, phone2 }: ImportRow) => ({
  firstName,
  lastName,
  email,
  phone,
  phone2,
});

/** Returns the cells to the right of the last column, which an unquoted separator within a cell leaves. */
const surplusCells = (cells: readonly string[], mapping: Mapping): readonly string[] =>
  cells.slice(mapping.length).filter((cell) => cell !== '');

function toImportRow(cells: readonly string[], mapping: Mapping): ImportRow {
  const fieldText = (field: Field) => withoutFormulaGuard(cells[mapping.indexOf(field)] ?? '');
  const limitedText = (field: LimitedCell) => capLength(fieldText(field), field);
  const splitFullName = fieldText('lastThenFirst')
    ? splitName(fieldText('lastThenFirst'), 'last')
    : splitName(fieldText('fullName'), 'first');
  const pet = {
    name: limitedText('petName'),
    species: limitedText('species'),
    breed: limitedText('breed'),
    sex: limitedText('sex'),
    birthDate: limitedText('birthDate'),
    microchip: limitedText('microchip'),
  };
  return {
    firstName: limitedText('firstName') || capLength(splitFullName.firstName, 'firstName'),
    lastName: limitedText('lastName') || capLength(splitFullName.lastName, 'lastName'),
    email: limitedText('email'),
    phone: limitedText('phone'),
    phone2: limitedText('phone2'),
    address: capLength(joinLines(fieldText('address')), 'address'),
    postcode: limitedText('postcode'),
    city: limitedText('city'),
    taxNumber: limitedText('taxNumber'),
    note: capLength(
      [fieldText('note'), ...surplusCells(cells, mapping)].filter(Boolean).join('\n'),
      'note',
    ),
    pets: Object.values(pet).some((text) => text !== '') ? [pet] : [],
  };
}

/**
 * Removes the apostrophe with which exports, such as the app's own, keep spreadsheet programs from reading a text as
 * a formula.
 */
const withoutFormulaGuard = (text: string) => text.replace(/^'(?=[=+\-@])/, '');

const joinLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

/**
 * Cuts a text to twice the limit of its cell: small enough to send, but still refused as too long, so that no cell is
 * silently truncated.
 */
function capLength(text: string, field: LimitedCell): string {
  const maxLength = 2 * CELL_LIMITS[field];
  return text.length > maxLength
    ? text.slice(0, maxLength).replace(TRAILING_HALF_CHARACTER, '')
    : text;
}

const TRAILING_HALF_CHARACTER = /[\ud800-\udbff]$/;
