import { parseDate } from '@zampa/domain/import/dates';
import { hasClearNameOrder } from '@zampa/domain/import/names';
import { parseEmail } from '@zampa/domain/people/email-address';
import { parsePhoneNumber } from '@zampa/domain/people/phone-number';
import { normalizeMicrochip } from '@zampa/domain/pets/microchip';
import { type Field, isWholeName, type Mapping } from './field-list.ts';
import { fieldOfHeading, definesNameOrder } from './headings.ts';

/** Minimum share of the cells that must match a field. */
const MIN_MATCHING_SHARE = 0.6;

/** Returns the field that most cells of a column match, or null. */
function guessFieldFromCells(cells: readonly string[]): Field | null {
  const filled = cells.filter((cell) => cell !== '');
  const isMostly = (fits: (cell: string) => boolean) =>
    filled.length > 0 && filled.filter(fits).length >= MIN_MATCHING_SHARE * filled.length;
  if (isMostly((cell) => parseEmail(cell) !== null)) return 'email';
  if (isMostly((cell) => /^\d{15}$/.test(normalizeMicrochip(cell)))) return 'microchip';
  const today = new Date().toISOString().slice(0, 10);
  return isMostly((cell) => parsePhoneNumber(cell) !== null && parseDate(cell, today) === null)
    ? 'phone'
    : null;
}

/**
 * Guesses the meaning of each column from its heading, else from its cells. Each field is assigned once, to the first
 * matching column; a second phone column becomes `phone2`.
 */
export function guessMapping(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Mapping {
  const mapping = new Map<number, Field>();
  const assignedFields = new Set<Field>();
  const assignField = (at: number, field: Field | null | undefined) => {
    const availableField = field === 'phone' && assignedFields.has('phone') ? 'phone2' : field;
    if (!availableField || mapping.has(at) || assignedFields.has(availableField)) return;
    mapping.set(at, availableField);
    assignedFields.add(availableField);
  };
  for (const [at, heading] of columns.entries()) assignField(at, fieldOfHeading(heading));
  for (const at of columns.keys())
    assignField(at, guessFieldFromCells(rows.map((row) => row[at] ?? '')));
  return columns.map((_heading, at) => mapping.get(at) ?? null);
}

/**
 * Returns the mapping with a new field for one column. Another column with that field becomes the second phone or is
 * ignored.
 */
export function withColumnField(mapping: Mapping, at: number, field: Field | null): Mapping {
  const others = mapping.filter((_field, index) => index !== at);
  const displaced = field === 'phone' && !others.includes('phone2') ? 'phone2' : null;
  return mapping.map((currentField, index) => {
    if (index === at) return field;
    return currentField !== null && currentField === field ? displaced : currentField;
  });
}

/**
 * Returns whether the user must check the order of names in a column of full names. Neither its heading nor a
 * comma in each cell defines the order.
 */
export const isOrderUnsure = (
  field: Field | null,
  heading: string,
  cells: readonly string[],
): boolean =>
  isWholeName(field) &&
  !definesNameOrder(heading) &&
  cells.some((cell) => !hasClearNameOrder(cell));
