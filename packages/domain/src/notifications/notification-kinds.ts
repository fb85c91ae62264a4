/** Topics for which a person chooses channels; each groups related kinds. */
export const TOPICS = [
  'MESSAGE',
  'REQUEST',
  'TIMES',
  'CALLED_OFF',
  'PAYMENTS',
  'FAMILY',
  'TEAM',
  'RECALLS',
  'THERAPIES',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Facts that differ between kinds of notifications. */
type KindFacts = {
  /** Null for a kind that ignores the chosen channels. */
  readonly topic: Topic | null;
  /** Path without a conversation; by default the home screen of the owner app. */
  readonly path?: string;
  /** Whether a person can trigger it again and again, so that its e-mails need a limit. */
  readonly isRepeatable?: true;
  /** Whether it omits its author: a declined applicant must not learn anything about the family. */
  readonly isAnonymous?: true;
};

/**
 * Kinds of notifications: actions of the other side or of a colleague, and tests that people send to themselves. A new
 * kind needs a line here, its texts in both languages, and the code that sends it.
 */
export const KINDS = {
  TIME_ASKED: { topic: 'TIMES', isRepeatable: true },
  TIME_WANTED: { topic: 'TIMES', isRepeatable: true },
  TIMES_PROPOSED: { topic: 'TIMES', isRepeatable: true },
  PROPOSAL_ANSWERED: { topic: 'TIMES' },
  TIME_CONFIRMED: { topic: 'TIMES' },
  TIME_MOVED: { topic: 'TIMES', isRepeatable: true },
  TIME_EXPIRED: { topic: 'TIMES' },
  CALLED_OFF: { topic: 'CALLED_OFF', isRepeatable: true },
  REQUEST: { topic: 'REQUEST' },
  REQUEST_EXPIRED: { topic: 'PAYMENTS' },
  REQUEST_DECLINED: { topic: 'MESSAGE' },
  ASSIGNED: { topic: 'REQUEST', isRepeatable: true },
  SERVICE_STARTED: { topic: 'MESSAGE' },
  SERVICE_ENDED: { topic: 'MESSAGE' },
  MESSAGE: { topic: 'MESSAGE' },
  VIDEO_WAITING: { topic: 'MESSAGE' },
  VIDEO_CALL: { topic: 'MESSAGE' },
  FAMILY_REQUEST: { topic: 'FAMILY', path: '/app/workspace/family' },
  FAMILY_ACCEPTED: { topic: 'FAMILY' },
  FAMILY_DECLINED: { topic: 'FAMILY', path: '/app/workspace/family', isAnonymous: true },
  FAMILY_LEFT: { topic: 'FAMILY', path: '/app/workspace/family' },
  RELATIVE_LEFT: { topic: 'FAMILY', path: '/app/workspace/family' },
  DIARY_SHARED: { topic: 'MESSAGE' },
  NOTE_RELEASED: { topic: 'MESSAGE', path: '/app/workspace/pets' },
  DOCUMENT_RELEASED: { topic: 'MESSAGE', path: '/app/workspace/pets' },
  RECALL: { topic: 'RECALLS', path: '/app/workspace/pets' },
  DOSE_DUE: { topic: 'THERAPIES', path: '/app/workspace/pets' },
  DOSE_MISSED: { topic: 'THERAPIES', path: '/app/workspace/pets' },
  CLIENT_ENDED: { topic: 'FAMILY', isRepeatable: true },
  CLIENT_ENABLED: { topic: 'FAMILY', path: '/app/workspace/vets', isRepeatable: true },
  CLIENT_LEFT: { topic: 'CALLED_OFF', path: '/workspace/calendar', isRepeatable: true },
  CLIENT_JOINED: { topic: 'TEAM', path: '/workspace/clients' },
  INVITATION: { topic: 'FAMILY' },
  JOIN: { topic: 'TEAM', path: '/workspace/team' },
  JOIN_ACCEPTED: { topic: 'TEAM', path: '/dashboard' },
  TEAM_LEFT: { topic: 'TEAM', path: '/dashboard' },
  COLLEAGUE_LEFT: { topic: 'TEAM', path: '/workspace/team' },
  PAYMENT_ASKED: { topic: 'PAYMENTS' },
  PAYMENT_RECEIVED: { topic: 'PAYMENTS' },
  PAYMENT_REFUNDED: { topic: 'PAYMENTS' },
  PAYMENT_DISPUTED: { topic: 'PAYMENTS' },
  CASH_TO_RETURN: { topic: 'PAYMENTS' },
  CARDS_LOST: { topic: 'PAYMENTS', path: '/workspace/digital-payments' },
  PAYMENT_FAILED: { topic: 'PAYMENTS' },
  PAYMENT_EXPIRED: { topic: 'PAYMENTS' },
  TRIAL_ENDING: { topic: 'PAYMENTS', path: '/workspace/subscription' },
  TRIAL_ENDED: { topic: 'PAYMENTS', path: '/workspace/subscription' },
  PLAN_PAST_DUE: { topic: 'PAYMENTS', path: '/workspace/subscription' },
  PLAN_ENDED: { topic: 'PAYMENTS', path: '/workspace/subscription' },
  TEST: { topic: null },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type NotificationKind = keyof typeof KINDS;
export const NOTIFICATION_KINDS = Object.keys(KINDS) as readonly NotificationKind[];

/** Returns the facts of a kind. */
export const kindFacts = (kind: NotificationKind): KindFacts => KINDS[kind];

/** Returns whether a notification omits its author. */
export const isAnonymous = (kind: NotificationKind): boolean =>
  kindFacts(kind).isAnonymous === true;

/** Work left to others after a team member left. */
export type HandedOverWork = {
  /** Requests of the departed member that are unassigned again. */
  readonly requests: number;
  /** Upcoming bookings of the departed member, which stay in the calendar. */
  readonly bookings: number;
};

/** Item that a pet is due for, as recalls name it. */
export type DueNotice = {
  readonly pet: string;
  readonly names: { readonly en: string; readonly it: string };
  /** `YYYY-MM-DD`. */
  readonly dueOn: string;
};

/** Stored data for a notification's text: names, times and numbers, and of health only what recalls name. */
export type NotificationAbout = {
  /** Name of the author. */
  readonly person: string;
  /** Empty if no clinic is involved. */
  readonly facility: string;
  readonly pets: readonly string[];
  /** Times it refers to, and the reader's time zone. */
  readonly starts: readonly string[];
  readonly zone: string;
  /** Only if a team member left. */
  readonly left?: HandedOverWork | undefined;
  /** Only in recalls. */
  readonly due?: readonly DueNotice[] | undefined;
};
