import { describe, expect, it } from 'vitest';
import {
  channelTimes,
  type ChannelFacts,
  CHANNELS,
  type Presence,
  DEFAULT_CHOICES,
} from './channels.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.ts';

const since = new Date('2026-01-10T12:00:00Z');
const after = (seconds: number) => new Date(since.getTime() + seconds * 1000);
const all = { push: true, email: true, sms: true };
const none = { push: false, email: false, sms: false };
const everything = {
  MESSAGE: all,
  REQUEST: all,
  TIMES: all,
  CALLED_OFF: all,
  PAYMENTS: all,
  FAMILY: all,
  TEAM: all,
  RECALLS: all,
  THERAPIES: all,
};
const nothing = {
  MESSAGE: none,
  REQUEST: none,
  TIMES: none,
  CALLED_OFF: none,
  PAYMENTS: none,
  FAMILY: none,
  TEAM: none,
  RECALLS: none,
  THERAPIES: none,
};
/** Ends seven hours after `since`. */
const quiet = { from: 12 * 60, to: 19 * 60, zone: 'UTC' };

const facts: ChannelFacts = {
  kind: 'MESSAGE',
  since,
  now: since,
  isObsolete: false,
  choices: everything,
  presence: 'NOBODY',
  quiet: null,
  urgent: false,
  urgentPasses: true,
};

/** Formats each channel's time: `now`, `never`, or seconds after `since`. */
function channelTimesText(changes: Partial<ChannelFacts>) {
  const input = { ...facts, ...changes };
  const when = channelTimes(input);
  return CHANNELS.map((channel) => {
    const at = when[channel];
    if (!at) return 'never';
    return at <= input.now ? 'now' : `${(at.getTime() - since.getTime()) / 1000}`;
  }).join(' ');
}

type ChosenKind = Exclude<NotificationKind, 'TEST'>;

/** Kinds other than messages: all channels notify immediately, except push to a reader who is active. */
const AT_ONCE: readonly ChosenKind[] = [
  'REQUEST_EXPIRED',
  'REQUEST_DECLINED',
  'ASSIGNED',
  'SERVICE_STARTED',
  'SERVICE_ENDED',
  'TIME_ASKED',
  'TIME_WANTED',
  'TIMES_PROPOSED',
  'PROPOSAL_ANSWERED',
  'TIME_CONFIRMED',
  'TIME_MOVED',
  'TIME_EXPIRED',
  'DIARY_SHARED',
  'NOTE_RELEASED',
  'DOCUMENT_RELEASED',
  'RECALL',
  'DOSE_DUE',
  'DOSE_MISSED',
  'CLIENT_ENDED',
  'CLIENT_ENABLED',
  'CLIENT_LEFT',
  'CLIENT_JOINED',
  'FAMILY_LEFT',
  'RELATIVE_LEFT',
  'TEAM_LEFT',
  'COLLEAGUE_LEFT',
  'CALLED_OFF',
  'FAMILY_REQUEST',
  'FAMILY_ACCEPTED',
  'FAMILY_DECLINED',
  'INVITATION',
  'JOIN',
  'JOIN_ACCEPTED',
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
];

type Row = readonly [ChosenKind, Presence, atOnce: string, later: string];

/** By kind and presence: times of push, e-mail and SMS at the start and five minutes later. */
const table: readonly Row[] = [
  ['MESSAGE', 'HERE', '60 300 300', 'now never never'],
  ['MESSAGE', 'SIDE', 'now 300 300', 'now never never'],
  ['MESSAGE', 'NOBODY', 'now 300 300', 'now now now'],
  ['REQUEST', 'HERE', '60 300 300', 'now never never'],
  ['REQUEST', 'SIDE', 'now 300 300', 'now never never'],
  ['REQUEST', 'NOBODY', 'now 300 300', 'now now now'],
  ['VIDEO_WAITING', 'HERE', 'now never never', 'now never never'],
  ['VIDEO_WAITING', 'SIDE', 'now never never', 'now never never'],
  ['VIDEO_WAITING', 'NOBODY', 'now never never', 'now never never'],
  ['VIDEO_CALL', 'HERE', 'now never never', 'now never never'],
  ['VIDEO_CALL', 'SIDE', 'now never never', 'now never never'],
  ['VIDEO_CALL', 'NOBODY', 'now never never', 'now never never'],
  ...AT_ONCE.flatMap((kind): readonly Row[] => [
    [kind, 'HERE', '60 now now', 'now now now'],
    [kind, 'SIDE', 'now now now', 'now now now'],
    [kind, 'NOBODY', 'now now now', 'now now now'],
  ]),
];

/** Expected topic of each kind. */
const topics = {
  MESSAGE: 'MESSAGE',
  REQUEST: 'REQUEST',
  ASSIGNED: 'REQUEST',
  SERVICE_STARTED: 'MESSAGE',
  SERVICE_ENDED: 'MESSAGE',
  REQUEST_EXPIRED: 'PAYMENTS',
  REQUEST_DECLINED: 'MESSAGE',
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
  NOTE_RELEASED: 'MESSAGE',
  DOCUMENT_RELEASED: 'MESSAGE',
  RECALL: 'RECALLS',
  DOSE_DUE: 'THERAPIES',
  DOSE_MISSED: 'THERAPIES',
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
} as const;

describe('channelTimes', () => {
  it('has an expected row for every kind', () => {
    expect([...new Set(table.map(([kind]) => kind))]).toEqual(
      expect.arrayContaining(NOTIFICATION_KINDS.filter((kind) => kind !== 'TEST')),
    );
  });

  it('sends a TEST notification by push immediately, regardless of choices, presence and quiet hours', () => {
    for (const presence of ['HERE', 'SIDE', 'NOBODY'] as const)
      for (const choices of [everything, nothing])
        for (const hours of [quiet, null])
          expect(channelTimesText({ kind: 'TEST', presence, choices, quiet: hours })).toBe(
            'now never never',
          );
    expect(channelTimesText({ kind: 'TEST', isObsolete: true })).toBe('never never never');
  });

  it.each(table)(
    'for %s with presence %s returns the expected times',
    (kind, presence, atOnce, later) => {
      expect(channelTimesText({ kind, presence })).toBe(atOnce);
      expect(channelTimesText({ kind, presence, now: after(300) })).toBe(later);
    },
  );

  it.each(table)(
    'for %s with presence %s follows the choice of each channel',
    (kind, presence, atOnce, later) => {
      for (const [at, channel] of CHANNELS.entries())
        for (const [now, whole] of [
          [since, atOnce],
          [after(300), later],
        ] as const) {
          const only = { ...nothing, [topics[kind]]: { ...none, [channel]: true } };
          const cells = ['never', 'never', 'never'];
          cells[at] = whole.split(' ')[at] ?? '';
          expect(channelTimesText({ kind, presence, now, choices: only }), channel).toBe(
            cells.join(' '),
          );
          const others = { ...everything, [topics[kind]]: none };
          expect(channelTimesText({ kind, presence, now, choices: others })).toBe(
            'never never never',
          );
        }
    },
  );

  it.each(table.filter(([kind]) => kind.startsWith('VIDEO_')))(
    'for %s with presence %s ignores quiet hours',
    (kind, presence, atOnce) => {
      expect(channelTimesText({ kind, presence, quiet })).toBe(atOnce);
    },
  );

  const others = table.filter(([kind]) => !kind.startsWith('VIDEO_'));
  it.each(others)(
    'for %s with presence %s waits for the end of quiet hours, unless urgent',
    (kind, presence, atOnce, later) => {
      const end = `${7 * 3600}`;
      expect(channelTimesText({ kind, presence, quiet })).toBe(atOnce.replaceAll('now', end));
      const fiveMinutesLater = { kind, presence, quiet, now: after(300) };
      expect(channelTimesText(fiveMinutesLater)).toBe(later.replaceAll('now', end));
      expect(channelTimesText({ ...fiveMinutesLater, urgent: true })).toBe(later);
      expect(channelTimesText({ ...fiveMinutesLater, urgent: true, urgentPasses: false })).toBe(
        later.replaceAll('now', end),
      );
      expect(channelTimesText({ ...fiveMinutesLater, now: after(8 * 3600) })).toBe(later);
    },
  );

  it.each(table)(
    'for %s with presence %s never sends a notification that was read or is no longer accessible',
    (kind, presence) => {
      for (const now of [since, after(300)])
        expect(channelTimesText({ kind, presence, now, isObsolete: true, urgent: true })).toBe(
          'never never never',
        );
    },
  );

  it('uses push and e-mail by default, but no SMS', () => {
    for (const kind of NOTIFICATION_KINDS.filter((each) => each !== 'TEST'))
      expect(channelTimesText({ kind, choices: DEFAULT_CHOICES, now: after(300) })).toBe(
        kind.startsWith('VIDEO_') || kind.startsWith('DOSE_') ? 'now never never' : 'now now never',
      );
  });
});
