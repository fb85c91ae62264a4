/** The addresses of everybody who has a seat in an organization: each person once, wherever they work in it. */
export type Seats = {
  /** Of those who work there. */
  readonly members: ReadonlySet<string>;
  /** Of those who were invited and can still accept. */
  readonly invited: ReadonlySet<string>;
};

/** Returns how many seats are taken: who works there and was invited elsewhere in it has one. */
export const seatsUsed = ({ members, invited }: Seats): number => members.union(invited).size;

/** Returns whether nobody more can be invited: where the plan became smaller, more seats may be taken than it has. */
export const areSeatsTaken = (users: { readonly used: number; readonly included: number }) =>
  users.used >= users.included;

/** Returns how many seats there would be with more people invited; null where they fit. */
export function seatsOverInviting(
  seats: Seats,
  addresses: Iterable<string>,
  limit: number,
): number | null {
  const taken = seats.members.union(seats.invited);
  const wanted = taken.union(new Set(addresses));
  return wanted.size > taken.size && wanted.size > limit ? taken.size : null;
}

/**
 * Returns how many seats are taken where one more person cannot come to work; null where they can. Who was invited holds a
 * seat already, but after a change to a smaller plan invitations may outnumber the seats: then who comes first has one.
 */
export function seatsOverJoining(seats: Seats, address: string, limit: number): number | null {
  if (seats.members.has(address)) return null;
  const taken = seats.invited.has(address) ? seats.members.size : seatsUsed(seats);
  return taken + 1 > limit ? seatsUsed(seats) : null;
}
