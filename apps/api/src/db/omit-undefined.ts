type WithoutUndefined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Removes undefined fields from a partial update. */
export function omitUndefined<Fields extends object>(fields: Fields): WithoutUndefined<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<Fields>;
}
