import type { ImportRow } from '@zampa/contract/import/import-clients';
import { CELL_LIMITS, type LimitedCell } from '@zampa/domain/import/cell-limits';
import { splitName } from '@zampa/domain/import/names';
import type { Field, Mapping } from './field-list.ts';
import type { SheetRow } from './sheet.ts';

/** A row of the file as it is imported; `row` is its line there, from 1. */
export type Candidate = { readonly row: number; readonly client: ImportRow };

/** Returns what the rows say once each column has a meaning; a whole name in one column is taken apart. */
export function candidatesOf(rows: readonly SheetRow[], mapping: Mapping): readonly Candidate[] {
  return rows.map(({ line, cells }) => ({ row: line, client: clientOf(cells, mapping) }));
}

function clientOf(cells: readonly string[], mapping: Mapping): ImportRow {
  const typed = (field: Field) => unguarded(cells[mapping.indexOf(field)] ?? '');
  const cell = (field: LimitedCell) => bounded(typed(field), field);
  const whole = typed('lastThenFirst')
    ? splitName(typed('lastThenFirst'), 'last')
    : splitName(typed('fullName'), 'first');
  const pet = {
    name: cell('petName'),
    species: cell('species'),
    breed: cell('breed'),
    sex: cell('sex'),
    birthDate: cell('birthDate'),
    microchip: cell('microchip'),
  };
  return {
    firstName: cell('firstName') || bounded(whole.firstName, 'firstName'),
    lastName: cell('lastName') || bounded(whole.lastName, 'lastName'),
    email: cell('email'),
    phone: cell('phone'),
    phone2: cell('phone2'),
    address: bounded(inOneLine(typed('address')), 'address'),
    taxNumber: cell('taxNumber'),
    note: cell('note'),
    pets: Object.values(pet).some((text) => text !== '') ? [pet] : [],
  };
}

/** What a file was written with so that no program takes it for a formula, as this app's own export is. */
const unguarded = (text: string) => text.replace(/^'(?=[=+\-@])/, '');

const inOneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

/**
 * What is too long is told as a fault of its row, and never kept in part. Of a cell that would be too much to send, as
 * much is sent as is too long by far.
 */
function bounded(text: string, field: LimitedCell): string {
  const most = 2 * CELL_LIMITS[field];
  return text.length > most ? text.slice(0, most).replace(HALF_AT_THE_END, '') : text;
}

const HALF_AT_THE_END = /[\ud800-\udbff]$/;
