/** What becomes of a booking that new hours leave outside. */
export const DECISIONS = ['keep', 'propose', 'cancel'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What was decided so far, by booking. */
export type Decisions = Readonly<Record<string, Decision>>;

/** Returns the bookings of which this was decided. */
export const idsOf = (decisions: Decisions, wanted: Decision): readonly string[] =>
  Object.keys(decisions).filter((id) => decisions[id] === wanted);

/** Returns how many of these bookings are decided. */
export const decidedOf = (decisions: Decisions, bookings: readonly { id: string }[]): number =>
  bookings.filter(({ id }) => decisions[id] !== undefined).length;

/** Keeps all that are open yet as they are. */
export const keepingTheRest = (
  decisions: Decisions,
  bookings: readonly { id: string }[],
): Decisions =>
  Object.fromEntries(bookings.map(({ id }) => [id, decisions[id] ?? ('keep' as const)]));
