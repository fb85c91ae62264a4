import { MINUTE_MS } from '../time/durations.ts';
import type { NotificationKind } from './notification-kinds.ts';
import { endOfQuiet, type QuietHours } from './quiet-hours.ts';

/** How somebody is reached who does not look into the apps. */
export const CHANNELS = ['push', 'email', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What somebody chooses for: kinds that mean the same to their reader. */
export const TOPICS = [
  'MESSAGE',
  'REQUEST',
  'TIMES',
  'CALLED_OFF',
  'PAYMENTS',
  'FAMILY',
  'TEAM',
] as const;
export type Topic = (typeof TOPICS)[number];

export type ChannelChoice = Readonly<Record<Channel, boolean>>;
export type ChannelChoices = Readonly<Record<Topic, ChannelChoice>>;

const usual: ChannelChoice = { push: true, email: true, sms: false };

/** What holds for whoever has chosen nothing. */
export const USUAL_CHOICES: ChannelChoices = {
  MESSAGE: usual,
  REQUEST: usual,
  TIMES: usual,
  CALLED_OFF: usual,
  PAYMENTS: usual,
  FAMILY: usual,
  TEAM: usual,
};

/** What is sent to see that it arrives is asked for each time, and chosen by nobody. */
type ChosenKind = Exclude<NotificationKind, 'TEST'>;

const topics: Readonly<Record<ChosenKind, Topic>> = {
  MESSAGE: 'MESSAGE',
  REQUEST: 'REQUEST',
  ASSIGNED: 'REQUEST',
  SERVICE_STARTED: 'MESSAGE',
  SERVICE_ENDED: 'MESSAGE',
  TIME_ASKED: 'TIMES',
  TIME_WANTED: 'TIMES',
  TIMES_PROPOSED: 'TIMES',
  PROPOSAL_ANSWERED: 'TIMES',
  TIME_CONFIRMED: 'TIMES',
  TIME_MOVED: 'TIMES',
  TIME_EXPIRED: 'TIMES',
  CALLED_OFF: 'CALLED_OFF',
  VIDEO_WAITING: 'MESSAGE',
  VIDEO_CALL: 'MESSAGE',
  FAMILY_REQUEST: 'FAMILY',
  FAMILY_ACCEPTED: 'FAMILY',
  FAMILY_DECLINED: 'FAMILY',
  FAMILY_LEFT: 'FAMILY',
  RELATIVE_LEFT: 'FAMILY',
  DIARY_SHARED: 'MESSAGE',
  CLIENT_ENDED: 'FAMILY',
  CLIENT_ENABLED: 'FAMILY',
  CLIENT_LEFT: 'CALLED_OFF',
  CLIENT_JOINED: 'TEAM',
  INVITATION: 'FAMILY',
  JOIN: 'TEAM',
  JOIN_ACCEPTED: 'TEAM',
  TEAM_LEFT: 'TEAM',
  COLLEAGUE_LEFT: 'TEAM',
  PAYMENT_ASKED: 'PAYMENTS',
  PAYMENT_RECEIVED: 'PAYMENTS',
  PAYMENT_REFUNDED: 'PAYMENTS',
  PAYMENT_DISPUTED: 'PAYMENTS',
  CASH_TO_RETURN: 'PAYMENTS',
  CARDS_LOST: 'PAYMENTS',
  PAYMENT_FAILED: 'PAYMENTS',
  PAYMENT_EXPIRED: 'PAYMENTS',
  TRIAL_ENDING: 'PAYMENTS',
  TRIAL_ENDED: 'PAYMENTS',
  PLAN_PAST_DUE: 'PAYMENTS',
  PLAN_ENDED: 'PAYMENTS',
};

/** Returns what a kind is chosen with. */
export const topicOf = (kind: ChosenKind): Topic => topics[kind];

/** Who is in the apps: the reader, somebody else of their side, or nobody of it. */
export type Presence = 'HERE' | 'SIDE' | 'NOBODY';

/** Whoever is here hears it in the app, and sees it there before a telephone has to ring. */
const HERE_MS = MINUTE_MS;
/** How long a side has to read what was said before it is written. */
export const PATIENCE_MS = 5 * MINUTE_MS;

/** What somebody said stands in the conversation; the other kinds are written at once, whoever is there. */
const isSaid = (kind: NotificationKind) => kind === 'MESSAGE' || kind === 'REQUEST';

/**
 * Returns whether somebody waits for the reader at this moment: a telephone rings at once and whatever the hour, and a
 * letter would come too late.
 */
export const isCall = (kind: NotificationKind) => kind === 'VIDEO_WAITING' || kind === 'VIDEO_CALL';

export type ChannelFacts = {
  readonly kind: NotificationKind;
  /** When it came about. */
  readonly since: Date;
  readonly now: Date;
  /** Whether it was read, or its reader may not read it any more. */
  readonly settled: boolean;
  readonly choices: ChannelChoices;
  readonly presence: Presence;
  readonly quiet: QuietHours | null;
  /** Whether it is about a conversation of high priority. */
  readonly urgent: boolean;
  /** Whether the clinic lets what is urgent pass quiet hours. */
  readonly urgentPasses: boolean;
};

/**
 * Returns by which channels somebody is told, and when: `now` or before is at once; later, it is to be asked again
 * then, since much may have changed; null is never.
 */
export function channelsFor(facts: ChannelFacts): Readonly<Record<Channel, Date | null>> {
  const { kind, now, settled, choices, quiet, urgent, urgentPasses } = facts;
  // Its reader has just asked for it, wherever they are and whatever the hour.
  if (kind === 'TEST') return { push: settled ? null : now, email: null, sms: null };
  const choice = choices[topicOf(kind)];
  const moment = (channel: Channel): Date | null => {
    if (settled || !choice[channel]) return null;
    const due = dueFor(channel, facts);
    if (!due || due > now || !quiet || isCall(kind) || (urgent && urgentPasses)) return due;
    return endOfQuiet(now, quiet) ?? due;
  };
  return { push: moment('push'), email: moment('email'), sms: moment('sms') };
}

function dueFor(channel: Channel, { kind, since, now, presence }: ChannelFacts): Date | null {
  if (isCall(kind)) return channel === 'push' ? now : null;
  const notBefore = (ms: number) => new Date(Math.max(since.getTime() + ms, now.getTime()));
  if (channel === 'push') return notBefore(presence === 'HERE' ? HERE_MS : 0);
  if (!isSaid(kind)) return now;
  const due = notBefore(PATIENCE_MS);
  return due > now || presence === 'NOBODY' ? due : null;
}
