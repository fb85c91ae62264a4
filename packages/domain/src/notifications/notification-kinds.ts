/**
 * What one side does that the other is told of, or one of the staff a colleague, and what somebody sends themselves
 * to see that it arrives.
 */
export const NOTIFICATION_KINDS = [
  'TIME_ASKED',
  'TIME_WANTED',
  'TIMES_PROPOSED',
  'PROPOSAL_ANSWERED',
  'TIME_CONFIRMED',
  'TIME_MOVED',
  'TIME_EXPIRED',
  'CALLED_OFF',
  'REQUEST',
  'ASSIGNED',
  'SERVICE_STARTED',
  'SERVICE_ENDED',
  'MESSAGE',
  'VIDEO_WAITING',
  'VIDEO_CALL',
  'FAMILY_REQUEST',
  'FAMILY_ACCEPTED',
  'FAMILY_DECLINED',
  'FAMILY_LEFT',
  'RELATIVE_LEFT',
  'DIARY_SHARED',
  'CLIENT_ENDED',
  'CLIENT_ENABLED',
  'CLIENT_LEFT',
  'CLIENT_JOINED',
  'INVITATION',
  'JOIN',
  'JOIN_ACCEPTED',
  'TEAM_LEFT',
  'COLLEAGUE_LEFT',
  'PAYMENT_ASKED',
  'PAYMENT_RECEIVED',
  'PAYMENT_REFUNDED',
  'PAYMENT_DISPUTED',
  'CASH_TO_RETURN',
  'CARDS_LOST',
  'PAYMENT_FAILED',
  'PAYMENT_EXPIRED',
  'TRIAL_ENDING',
  'TRIAL_ENDED',
  'PLAN_PAST_DUE',
  'PLAN_ENDED',
  'TEST',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/**
 * Returns whether it is told without the name of who did it: whoever waits to be let in sees nothing of a family, and not
 * whose it is either.
 */
export const isNameless = (kind: NotificationKind): boolean => kind === 'FAMILY_DECLINED';

/** How much waits for others since somebody has left their team. */
export type LeftToOthers = {
  /** Of what they were in charge of, what waits for the whole team again. */
  readonly requests: number;
  /** Bookings of their time that are ahead, and stay in the calendar. */
  readonly bookings: number;
};

/** What is kept of it to say it in words: names, times and numbers, nothing about health. */
export type NotificationAbout = {
  /** Who did it. */
  readonly person: string;
  /** Empty where it is about no clinic. */
  readonly facility: string;
  readonly pets: readonly string[];
  /** Instants it is about, and the zone whose clocks the reader goes by. */
  readonly starts: readonly string[];
  readonly zone: string;
  /** Where somebody has left their team. */
  readonly left?: LeftToOthers | undefined;
};
