import { MINUTE_MS } from '../time/durations.ts';
import { KINDS, type NotificationKind, type Topic } from './notification-kinds.ts';
import { quietHoursEnd, type QuietHours } from './quiet-hours.ts';

/** Notification channels outside the apps. */
export const CHANNELS = ['push', 'email', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

export type ChannelChoice = Readonly<Record<Channel, boolean>>;
export type ChannelChoices = Readonly<Record<Topic, ChannelChoice>>;

const defaultChoice: ChannelChoice = { push: true, email: true, sms: false };

/** Channels for people who have not chosen any. */
export const DEFAULT_CHOICES: ChannelChoices = {
  MESSAGE: defaultChoice,
  REQUEST: defaultChoice,
  TIMES: defaultChoice,
  CALLED_OFF: defaultChoice,
  PAYMENTS: defaultChoice,
  FAMILY: defaultChoice,
  TEAM: defaultChoice,
  RECALLS: defaultChoice,
  // A dose is due now: an e-mail would be read too late, and there are several a day.
  THERAPIES: { push: true, email: false, sms: false },
};

/** A TEST notification is requested explicitly and has no topic. */
type ChosenKind = Exclude<NotificationKind, 'TEST'>;

/** Returns the topic of a kind. */
export const topicOf = (kind: ChosenKind): Topic => KINDS[kind].topic;

/** Activity in the apps: of the reader, only of others on the reader's side, or of nobody. */
export type Presence = 'HERE' | 'SIDE' | 'NOBODY';

/** Delay of a push to an active reader, who sees the notification in the app first. */
const ACTIVE_READER_DELAY_MS = MINUTE_MS;
/** Time for a side to read a message in the app before e-mails and SMS are sent. */
export const READING_GRACE_MS = 5 * MINUTE_MS;

/** Messages and requests are also in the conversation, so e-mail and SMS wait. Other kinds are e-mailed immediately. */
const isMessageOrRequest = (kind: NotificationKind) => kind === 'MESSAGE' || kind === 'REQUEST';

/**
 * Returns whether a person is waiting in a video visit: push rings immediately, even in quiet hours; an e-mail would
 * arrive too late.
 */
export const isVideoCall = (kind: NotificationKind) =>
  kind === 'VIDEO_WAITING' || kind === 'VIDEO_CALL';

export type ChannelFacts = {
  readonly kind: NotificationKind;
  /** When the event happened. */
  readonly since: Date;
  readonly now: Date;
  /** Whether it was read, or the reader lost access to it. */
  readonly isObsolete: boolean;
  readonly choices: ChannelChoices;
  readonly presence: Presence;
  readonly quiet: QuietHours | null;
  /** Whether its conversation has high priority. */
  readonly urgent: boolean;
  /** Whether the clinic lets urgent notifications pass quiet hours. */
  readonly urgentPasses: boolean;
};

/**
 * Returns when to notify a person on each channel. Now or earlier: send immediately. Later: compute again at that
 * time, because much may have changed. Null: never.
 */
export function channelTimes(facts: ChannelFacts): Readonly<Record<Channel, Date | null>> {
  const { kind, now, isObsolete, choices, quiet, urgent, urgentPasses } = facts;
  // The reader has just requested it, so presence and quiet hours do not apply.
  if (kind === 'TEST') return { push: isObsolete ? null : now, email: null, sms: null };
  const choice = choices[topicOf(kind)];
  const channelTime = (channel: Channel): Date | null => {
    if (isObsolete || !choice[channel]) return null;
    const due = dueTime(channel, facts);
    if (!due || due > now || !quiet || isVideoCall(kind) || (urgent && urgentPasses)) return due;
    return quietHoursEnd(now, quiet) ?? due;
  };
  return { push: channelTime('push'), email: channelTime('email'), sms: channelTime('sms') };
}

function dueTime(channel: Channel, { kind, since, now, presence }: ChannelFacts): Date | null {
  if (isVideoCall(kind)) return channel === 'push' ? now : null;
  const notBefore = (ms: number) => new Date(Math.max(since.getTime() + ms, now.getTime()));
  if (channel === 'push') return notBefore(presence === 'HERE' ? ACTIVE_READER_DELAY_MS : 0);
  if (!isMessageOrRequest(kind)) return now;
  const due = notBefore(READING_GRACE_MS);
  return due > now || presence === 'NOBODY' ? due : null;
}
