/** E-mail addresses of all people with a seat in an organization. Each person counts once, even in several clinics. */
export type Seats = {
  /** Addresses of members. */
  readonly members: ReadonlySet<string>;
  /** Addresses with an open invitation. */
  readonly invited: ReadonlySet<string>;
};

/** Returns the number of used seats. A member who is also invited elsewhere in the organization has one seat. */
export const countUsedSeats = ({ members, invited }: Seats): number => members.union(invited).size;

/**
 * Returns whether no seat is left for invitations. After a change to a smaller plan, more seats may be used than
 * included.
 */
export const areSeatsTaken = (users: { readonly used: number; readonly included: number }) =>
  users.used >= users.included;

/** Returns the number of used seats if the invitations exceed the limit; null if they fit. */
export function seatOverflowOnInvite(
  seats: Seats,
  addresses: Iterable<string>,
  limit: number,
): number | null {
  const taken = seats.members.union(seats.invited);
  const takenAfter = taken.union(new Set(addresses));
  return takenAfter.size > taken.size && takenAfter.size > limit ? taken.size : null;
}

/**
 * Returns the number of used seats if one more person cannot join; null if they can. Open invitations reserve
 * seats. After a change to a smaller plan, more invitations than seats may be open; then the people who join first
 * get a seat.
 */
export function seatOverflowOnJoin(seats: Seats, address: string, limit: number): number | null {
  if (seats.members.has(address)) return null;
  const taken = seats.invited.has(address) ? seats.members.size : countUsedSeats(seats);
  return taken + 1 > limit ? countUsedSeats(seats) : null;
}
