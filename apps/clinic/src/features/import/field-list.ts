/** Possible meanings of a column. */
export const FIELDS = [
  'firstName',
  'lastName',
  'fullName',
  'lastThenFirst',
  'email',
  'phone',
  'phone2',
  'address',
  'postcode',
  'city',
  'taxNumber',
  'note',
  'petName',
  'species',
  'breed',
  'sex',
  'birthDate',
  'microchip',
] as const;
export type Field = (typeof FIELDS)[number];

/** Meaning of each column, in order; null for ignored columns. */
export type Mapping = readonly (Field | null)[];

/** Fields that hold a full name. They are split into first and last name, so they are not columns of the result. */
export type WholeName = 'fullName' | 'lastThenFirst';

export const isWholeName = (field: Field | null | undefined): field is WholeName =>
  field === 'fullName' || field === 'lastThenFirst';

/** Column of the table in which rows are checked and corrected. */
export type CellField = Exclude<Field, WholeName>;

export const CELL_FIELDS: readonly CellField[] = FIELDS.filter((field) => !isWholeName(field));
