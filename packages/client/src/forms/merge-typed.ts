export type ConflictingValues<Values> = {
  /** Values of the record from which the form was filled. */
  readonly seen: Values;
  /** Current values of the form. */
  readonly typed: Values;
  /** Values that another person saved in the meantime. */
  readonly theirs: Values;
};

/**
 * Merges an edited form with another person's changes. Fields edited here keep their value; all other fields take
 * the other person's value.
 */
export function mergeTyped<Values extends object>({
  seen,
  typed,
  theirs,
}: ConflictingValues<Values>): Values {
  const names = Object.keys(theirs) as (keyof Values)[];
  const changed = names.filter((name) => !isEqual(typed[name], seen[name]));
  return {
    ...theirs,
    ...Object.fromEntries(changed.map((name) => [name, typed[name]])),
  };
}

/** Files are never equal, so a chosen file is kept. */
const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || (!(one instanceof File) && JSON.stringify(one) === JSON.stringify(other));
