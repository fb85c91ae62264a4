/** What a column of a file can mean. */
export const FIELDS = [
  'firstName',
  'lastName',
  'fullName',
  'lastThenFirst',
  'email',
  'phone',
  'phone2',
  'address',
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

/** What each column of a file means, in their order; null is left out. */
export type Mapping = readonly (Field | null)[];

/** What holds a whole name: it is taken apart, and no cell of its own afterwards. */
export type WholeName = 'fullName' | 'lastThenFirst';

export const isWholeName = (field: Field | null | undefined): field is WholeName =>
  field === 'fullName' || field === 'lastThenFirst';

/** A column of the table in which rows are read and mended. */
export type CellField = Exclude<Field, WholeName>;

export const CELL_FIELDS: readonly CellField[] = FIELDS.filter((field) => !isWholeName(field));
