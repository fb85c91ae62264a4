import { ROW_ERRORS } from '../invitations/invite.ts';
import { nameHasWebAddress } from '../invitations/web-address.ts';

/** Maximum characters of a cell, by column. */
export const CELL_LIMITS = {
  firstName: 100,
  lastName: 100,
  email: 300,
  phone: 60,
  phone2: 60,
  address: 200,
  postcode: 20,
  city: 100,
  taxNumber: 40,
  note: 2000,
  petName: 300,
  species: 100,
  breed: 100,
  sex: 20,
  birthDate: 40,
  microchip: 60,
} as const;
export type LimitedCell = keyof typeof CELL_LIMITS;

/** Reasons why a row was not imported, including cells that cannot be stored. */
export const IMPORT_ERRORS = [
  ...ROW_ERRORS,
  'TOO_LONG',
  'INVALID_TEXT',
  'WEB_ADDRESS',
  'TOO_MANY_PETS',
  'NAME_MISSING',
] as const;
export type ImportError = (typeof IMPORT_ERRORS)[number];

/** `field`: the cell that caused it. */
export type RowFault = { readonly code: ImportError; readonly field?: LimitedCell | 'pets' };

/** Maximum number of pets in one row. */
export const ROW_PETS_MAX = 20;

type Cells = Readonly<
  Partial<Record<Exclude<LimitedCell, keyof PetCells | 'petName'>, string | null | undefined>>
>;
type PetCells = Readonly<
  Record<'name', string> &
    Partial<
      Record<'species' | 'breed' | 'sex' | 'birthDate' | 'microchip', string | null | undefined>
    >
>;

const CONTACT: readonly string[] = ['email', 'phone', 'phone2'] satisfies readonly LimitedCell[];

/** Cells that appear in e-mails to people who did not ask for them, and so must not contain web addresses. */
const NAMES: readonly string[] = ['firstName', 'lastName'] satisfies readonly LimitedCell[];

/** Returns the first reason why a cell of a row cannot be stored; null if all can. */
export function cellFault(
  row: Cells & { readonly pets?: readonly PetCells[] | null | undefined },
): RowFault | null {
  const { pets, ...cells } = row;
  if ((pets?.length ?? 0) > ROW_PETS_MAX) return { code: 'TOO_MANY_PETS', field: 'pets' };
  const all = [
    ...Object.entries(cells),
    ...(pets ?? []).flatMap(({ name, ...rest }) => [
      ['petName', name] as const,
      ...Object.entries(rest),
    ]),
  ];
  for (const [field, text] of all) {
    const fault = isLimited(field) && text ? faultOf(field, text) : null;
    if (fault) return fault;
  }
  return null;
}

const isLimited = (field: string): field is LimitedCell => Object.hasOwn(CELL_LIMITS, field);

function faultOf(field: LimitedCell, text: string): RowFault | null {
  const isTooLong = text.length > CELL_LIMITS[field];
  if (!isTooLong && !text.includes('\0') && text.isWellFormed())
    return NAMES.includes(field) && nameHasWebAddress(text) ? { code: 'WEB_ADDRESS', field } : null;
  // Invalid contact data cannot reach the client, whatever is wrong with it.
  if (CONTACT.includes(field)) return { code: 'INVALID_EMAIL_OR_PHONE', field };
  return { code: isTooLong ? 'TOO_LONG' : 'INVALID_TEXT', field };
}
