export type TypedAndTheirs<Values> = {
  /** As the record was when the form was filled from it. */
  readonly seen: Values;
  /** As the form stands now. */
  readonly typed: Values;
  /** As somebody else saved it meanwhile. */
  readonly theirs: Values;
};

/**
 * Returns what a person wants who keeps what they typed: the fields they changed, and of those they left alone what
 * somebody else saved.
 */
export function mergeTyped<Values extends object>({
  seen,
  typed,
  theirs,
}: TypedAndTheirs<Values>): Values {
  const names = Object.keys(theirs) as (keyof Values)[];
  const changed = names.filter((name) => !isAlike(typed[name], seen[name]));
  return {
    ...theirs,
    ...Object.fromEntries(changed.map((name) => [name, typed[name]])),
  };
}

/** A file is like no other: what was chosen is kept. */
const isAlike = (one: unknown, other: unknown): boolean =>
  one === other || (!(one instanceof File) && JSON.stringify(one) === JSON.stringify(other));
