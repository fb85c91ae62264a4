/** Choices for a booking outside the new hours. */
export const DECISIONS = ['keep', 'propose', 'cancel'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Decisions so far, by booking id. */
export type Decisions = Readonly<Record<string, Decision>>;

/** Returns the ids of the bookings with a decision. */
export const idsWithDecision = (decisions: Decisions, decision: Decision): readonly string[] =>
  Object.keys(decisions).filter((id) => decisions[id] === decision);

/** Returns how many of the bookings have a decision. */
export const countDecided = (decisions: Decisions, bookings: readonly { id: string }[]): number =>
  bookings.filter(({ id }) => decisions[id] !== undefined).length;

/** Returns the decisions, with `keep` for all undecided bookings. */
export const withUndecidedKept = (
  decisions: Decisions,
  bookings: readonly { id: string }[],
): Decisions =>
  Object.fromEntries(bookings.map(({ id }) => [id, decisions[id] ?? ('keep' as const)]));
