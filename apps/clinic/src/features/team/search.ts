/** What the address of the team screen says: whose card is open. */
export type TeamSearch = { member?: string };

/** Reads the address; whatever it does not understand counts as absent. */
export function readTeamSearch({ member }: Readonly<Record<string, unknown>>): TeamSearch {
  return typeof member === 'string' && member ? { member } : {};
}
