import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from './database.ts';

/** The columns that a hand-written statement selects, by the name in the row. */
type Fields = Readonly<Record<string, AnyColumn | SQL>>;

type Nullable<Column extends AnyColumn, Value> = Column['_']['notNull'] extends true
  ? Value
  : Value | null;

/** The value as the driver returns it. An instant is selected with `instantText`. */
type ValueOf<Field> =
  Field extends SQL<infer Value>
    ? Value
    : Field extends AnyColumn
      ? Field['_']['dataType'] extends 'date'
        ? never
        : Nullable<Field, Field['_']['data']>
      : never;

/** The row that a statement with these fields returns. A renamed column is an error of types. */
export type RowOf<Selected extends Fields> = {
  readonly [Name in keyof Selected]: ValueOf<Selected[Name]>;
};

/** SQL: an instant in PostgreSQL's format. */
export const instantText = <Column extends AnyColumn>(
  column: Column,
): SQL<Nullable<Column, string>> => sql<Nullable<Column, string>>`${column}`;

/** SQL: a column of a table that an outer join may lack. */
export const orNull = <Column extends AnyColumn>(column: Column): SQL<Column['_']['data'] | null> =>
  sql<Column['_']['data'] | null>`${column}`;

/** SQL: the list of fields after `select` or `returning`. */
export const selectList = (fields: Fields): SQL =>
  sql.join(
    Object.entries(fields).map(([name, field]) => sql`${field} as ${sql.identifier(name)}`),
    sql`, `,
  );

/** Runs a hand-written statement that selects these fields, and returns its rows. */
export function selectRows<Selected extends Fields>(
  db: Queryable,
  fields: Selected,
  statement: (list: SQL) => SQL,
): Promise<RowOf<Selected>[]> {
  return rowsOf<RowOf<Selected>>(db, statement(selectList(fields)));
}
