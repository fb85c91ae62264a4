import type { ImportRow } from '@zampa/contract/import/import-clients';
import type { RowWarning } from '@zampa/domain/import/warnings';
import { CELL_FIELDS, type CellField } from './field-list.ts';

const PET_CELLS = ['species', 'breed', 'sex', 'birthDate', 'microchip'] as const;
type PetCell = (typeof PET_CELLS)[number];

/** Columns that are always shown, even if they are empty. */
const FIXED_COLUMNS: readonly CellField[] = ['firstName', 'lastName', 'email', 'phone', 'petName'];

const isPetCell = (field: CellField): field is PetCell =>
  PET_CELLS.some((petCell) => petCell === field);

/** Returns the text of a cell as shown on the screen. */
export function cellText(client: ImportRow, field: CellField): string {
  const [pet] = client.pets ?? [];
  if (field === 'petName') return pet?.name ?? '';
  return (isPetCell(field) ? pet?.[field] : client[field]) ?? '';
}

/** Returns a copy of the row in which one cell has changed. */
export function withCell(client: ImportRow, field: CellField, text: string): ImportRow {
  const [pet = { name: '' }] = client.pets ?? [];
  if (field === 'petName') return { ...client, pets: [{ ...pet, name: text }] };
  if (isPetCell(field)) return { ...client, pets: [{ ...pet, [field]: text }] };
  return { ...client, [field]: text };
}

/** Returns the cells in which two versions of a row differ. */
export const changedCells = (before: ImportRow, after: ImportRow): readonly CellField[] =>
  CELL_FIELDS.filter((field) => cellText(before, field) !== cellText(after, field));

/** Returns the columns to show, in the order of the fields: the fixed columns and the columns with data. */
export function shownColumns(clients: readonly ImportRow[]): readonly CellField[] {
  return CELL_FIELDS.filter(
    (field) =>
      FIXED_COLUMNS.includes(field) || clients.some((client) => cellText(client, field) !== ''),
  );
}

/** Returns the server's warnings about a cell. */
export const cellWarnings = (
  warnings: readonly RowWarning[],
  field: CellField,
): readonly RowWarning[] => warnings.filter((warning) => warning.field === field);
