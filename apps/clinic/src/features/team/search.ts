/** Search parameters of the team screen: the member whose card is open. */
export type TeamSearch = { member?: string };

/** Parses the search parameters; invalid values are dropped. */
export function readTeamSearch({ member }: Readonly<Record<string, unknown>>): TeamSearch {
  return typeof member === 'string' && member ? { member } : {};
}
