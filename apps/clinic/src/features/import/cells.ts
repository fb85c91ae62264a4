import type { ImportRow } from '@zampa/contract/import/import-clients';
import type { RowWarning } from '@zampa/domain/import/warnings';
import { CELL_FIELDS, type CellField } from './field-list.ts';

const PET_CELLS = ['species', 'breed', 'sex', 'birthDate', 'microchip'] as const;
type PetCell = (typeof PET_CELLS)[number];

/** The columns that are there even where the file has nothing in them. */
const ALWAYS: readonly CellField[] = ['firstName', 'lastName', 'email', 'phone', 'petName'];

const isPetCell = (field: CellField): field is PetCell =>
  PET_CELLS.some((known) => known === field);

/** Returns what a row says in a column, as it is on screen. */
export function cellOf(client: ImportRow, field: CellField): string {
  const [pet] = client.pets ?? [];
  if (field === 'petName') return pet?.name ?? '';
  return (isPetCell(field) ? pet?.[field] : client[field]) ?? '';
}

/** Returns the row with another text in one of its columns. */
export function withCell(client: ImportRow, field: CellField, text: string): ImportRow {
  const [pet = { name: '' }] = client.pets ?? [];
  if (field === 'petName') return { ...client, pets: [{ ...pet, name: text }] };
  if (isPetCell(field)) return { ...client, pets: [{ ...pet, [field]: text }] };
  return { ...client, [field]: text };
}

/** Returns the columns with something in them, in the order of the fields. */
export function columnsOf(clients: readonly ImportRow[]): readonly CellField[] {
  return CELL_FIELDS.filter(
    (field) => ALWAYS.includes(field) || clients.some((client) => cellOf(client, field) !== ''),
  );
}

/** Returns what the server could not read of a cell. */
export const warningsOf = (
  warnings: readonly RowWarning[],
  field: CellField,
): readonly RowWarning[] => warnings.filter((warning) => warning.field === field);
