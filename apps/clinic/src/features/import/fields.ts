import { readDay } from '@zampa/domain/import/cells';
import { hasNameOrder } from '@zampa/domain/import/names';
import { readEmail, readPhone } from '@zampa/domain/invitations/invite';
import { normalizeMicrochip } from '@zampa/domain/pets/microchip';
import { type Field, isWholeName, type Mapping } from './field-list.ts';
import { fieldOfHeading, saysOrder } from './headings.ts';

/** The part of the cells that has to say what a column is. */
const MOST = 0.6;

/** What a column holds by its cells, where most of them say it; null where they do not. */
function fieldOfCells(cells: readonly string[]): Field | null {
  const filled = cells.filter((cell) => cell !== '');
  const most = (fits: (cell: string) => boolean) =>
    filled.length > 0 && filled.filter(fits).length >= MOST * filled.length;
  if (most((cell) => readEmail(cell) !== null)) return 'email';
  if (most((cell) => /^\d{15}$/.test(normalizeMicrochip(cell)))) return 'microchip';
  return most((cell) => readPhone(cell) !== null && readDay(cell) === null) ? 'phone' : null;
}

/**
 * Guesses what the columns mean: by their headings, else by what stands in them. Each field once, the first column that
 * fits; a second column of telephone numbers is the second telephone.
 */
export function guessMapping(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Mapping {
  const mapping = new Map<number, Field>();
  const taken = new Set<Field>();
  const take = (at: number, field: Field | null | undefined) => {
    const free = field === 'phone' && taken.has('phone') ? 'phone2' : field;
    if (!free || mapping.has(at) || taken.has(free)) return;
    mapping.set(at, free);
    taken.add(free);
  };
  for (const [at, heading] of columns.entries()) take(at, fieldOfHeading(heading));
  for (const at of columns.keys()) take(at, fieldOfCells(rows.map((row) => row[at] ?? '')));
  return columns.map((_heading, at) => mapping.get(at) ?? null);
}

/** Gives a column another meaning. Where it was another's, that one is the second telephone or is left out. */
export function withMeaning(mapping: Mapping, at: number, field: Field | null): Mapping {
  const others = mapping.filter((_known, index) => index !== at);
  const displaced = field === 'phone' && !others.includes('phone2') ? 'phone2' : null;
  return mapping.map((known, index) => {
    if (index === at) return field;
    return known !== null && known === field ? displaced : known;
  });
}

/**
 * Tells whether somebody has to look which name comes first in a column of whole names: neither its heading nor a comma
 * in its cells says it.
 */
export const isOrderUnsure = (
  field: Field | null,
  heading: string,
  cells: readonly string[],
): boolean =>
  isWholeName(field) && !saysOrder(heading) && cells.some((cell) => !hasNameOrder(cell));
