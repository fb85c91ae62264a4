import { describe, expect, it } from 'vitest';
import {
  channelsFor,
  type ChannelFacts,
  CHANNELS,
  type Presence,
  USUAL_CHOICES,
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
};
const nothing = {
  MESSAGE: none,
  REQUEST: none,
  TIMES: none,
  CALLED_OFF: none,
  PAYMENTS: none,
  FAMILY: none,
  TEAM: none,
};
/** Ends seven hours after `since`. */
const quiet = { from: 12 * 60, to: 19 * 60, zone: 'UTC' };

const facts: ChannelFacts = {
  kind: 'MESSAGE',
  since,
  now: since,
  settled: false,
  choices: everything,
  presence: 'NOBODY',
  quiet: null,
  urgent: false,
  urgentPasses: true,
};

/** In a cell: `now`, `never`, or so many seconds after it came about. */
function shown(given: Partial<ChannelFacts>) {
  const asked = { ...facts, ...given };
  const when = channelsFor(asked);
  return CHANNELS.map((channel) => {
    const at = when[channel];
    if (!at) return 'never';
    return at <= asked.now ? 'now' : `${(at.getTime() - since.getTime()) / 1000}`;
  }).join(' ');
}

type ChosenKind = Exclude<NotificationKind, 'TEST'>;

/** What is done, and not said: told by every way at once, but for a device of whoever is there. */
const AT_ONCE: readonly ChosenKind[] = [
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

/** By kind and who is there: push, e-mail and SMS when it comes about, and five minutes later. */
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

/** What each kind is chosen with. */
const topics = {
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
} as const;

describe('by which channels somebody is told, and when', () => {
  it('has a row for every kind', () => {
    expect([...new Set(table.map(([kind]) => kind))]).toEqual(
      expect.arrayContaining(NOTIFICATION_KINDS.filter((kind) => kind !== 'TEST')),
    );
  });

  it('calls at once to see that it arrives, whatever was chosen, who is there and how late it is', () => {
    for (const presence of ['HERE', 'SIDE', 'NOBODY'] as const)
      for (const choices of [everything, nothing])
        for (const hours of [quiet, null])
          expect(shown({ kind: 'TEST', presence, choices, quiet: hours })).toBe('now never never');
    expect(shown({ kind: 'TEST', settled: true })).toBe('never never never');
  });

  it.each(table)('%s, there: %s', (kind, presence, atOnce, later) => {
    expect(shown({ kind, presence })).toBe(atOnce);
    expect(shown({ kind, presence, now: after(300) })).toBe(later);
  });

  it.each(table)(
    '%s, there: %s: each channel as it was chosen',
    (kind, presence, atOnce, later) => {
      for (const [at, channel] of CHANNELS.entries())
        for (const [now, whole] of [
          [since, atOnce],
          [after(300), later],
        ] as const) {
          const only = { ...nothing, [topics[kind]]: { ...none, [channel]: true } };
          const cells = ['never', 'never', 'never'];
          cells[at] = whole.split(' ')[at] ?? '';
          expect(shown({ kind, presence, now, choices: only }), channel).toBe(cells.join(' '));
          const others = { ...everything, [topics[kind]]: none };
          expect(shown({ kind, presence, now, choices: others })).toBe('never never never');
        }
    },
  );

  it.each(table.filter(([kind]) => kind.startsWith('VIDEO_')))(
    '%s, there: %s: in quiet hours too',
    (kind, presence, atOnce) => {
      expect(shown({ kind, presence, quiet })).toBe(atOnce);
    },
  );

  const others = table.filter(([kind]) => !kind.startsWith('VIDEO_'));
  it.each(others)('%s, there: %s: in quiet hours as they end', (kind, presence, atOnce, later) => {
    const end = `${7 * 3600}`;
    expect(shown({ kind, presence, quiet })).toBe(atOnce.replaceAll('now', end));
    const fiveMinutesLater = { kind, presence, quiet, now: after(300) };
    expect(shown(fiveMinutesLater)).toBe(later.replaceAll('now', end));
    expect(shown({ ...fiveMinutesLater, urgent: true })).toBe(later);
    expect(shown({ ...fiveMinutesLater, urgent: true, urgentPasses: false })).toBe(
      later.replaceAll('now', end),
    );
    expect(shown({ ...fiveMinutesLater, now: after(8 * 3600) })).toBe(later);
  });

  it.each(table)(
    '%s, there: %s: never of what is read, or not theirs any more',
    (kind, presence) => {
      for (const now of [since, after(300)])
        expect(shown({ kind, presence, now, settled: true, urgent: true })).toBe(
          'never never never',
        );
    },
  );

  it('usually calls and writes, and sends no SMS', () => {
    for (const kind of NOTIFICATION_KINDS.filter((each) => each !== 'TEST'))
      expect(shown({ kind, choices: USUAL_CHOICES, now: after(300) })).toBe(
        kind.startsWith('VIDEO_') ? 'now never never' : 'now now never',
      );
  });
});
