import type { ImportRow } from '@zampa/contract/import/import-clients';
import type { Field, Mapping } from './fields.ts';

/** A row of the file as it is imported; `row` is its place in the file, from 0. */
export type Candidate = { readonly row: number; readonly client: ImportRow };

const LONGEST = {
  name: 100,
  petName: 300,
  email: 300,
  phone: 60,
  note: 2000,
  sex: 20,
  birthDate: 40,
  address: 200,
  taxNumber: 40,
} as const;

/** Returns what the rows say once each column has a meaning. A name in one column is first name, then the rest. */
export function candidatesOf(
  rows: readonly (readonly string[])[],
  mapping: Mapping,
): readonly Candidate[] {
  return rows.map((cells, row) => ({ row, client: clientOf(cells, mapping) }));
}

function clientOf(cells: readonly string[], mapping: Mapping): ImportRow {
  const cell = (field: Field, most: number) => (cells[mapping.indexOf(field)] ?? '').slice(0, most);
  const [first = '', ...rest] = cell('fullName', 2 * LONGEST.name).split(/\s+/);
  const pet = {
    name: cell('petName', LONGEST.petName),
    species: cell('species', LONGEST.name),
    breed: cell('breed', LONGEST.name),
    sex: cell('sex', LONGEST.sex),
    birthDate: cell('birthDate', LONGEST.birthDate),
    microchip: cell('microchip', LONGEST.phone),
  };
  return {
    firstName: cell('firstName', LONGEST.name) || first.slice(0, LONGEST.name),
    lastName: cell('lastName', LONGEST.name) || rest.join(' ').slice(0, LONGEST.name),
    email: cell('email', LONGEST.email),
    phone: cell('phone', LONGEST.phone),
    phone2: cell('phone2', LONGEST.phone),
    address: cell('address', LONGEST.address),
    taxNumber: cell('taxNumber', LONGEST.taxNumber),
    note: cell('note', LONGEST.note),
    pets: Object.values(pet).some((text) => text !== '') ? [pet] : [],
  };
}
