import { expect, it } from 'vitest';
import { letterBoundKey } from './letter-bound.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** What can be done again at once, with nothing that the other side has to do first. */
const WITHOUT_END = {
  TIME_ASKED: 'another time can be chosen as soon as one was asked for',
  TIME_WANTED: 'a family can want another time again and again',
  TIMES_PROPOSED: 'one proposal takes the place of another',
  TIME_MOVED: 'a booking can be moved to and fro',
  CALLED_OFF: 'who calls off can book again, and call that off',
  ASSIGNED: 'a request can be handed to and fro',
  CLIENT_ENDED: 'a contact that was ended can be enabled again',
  CLIENT_ENABLED: 'a contact that was enabled can be ended again',
  CLIENT_LEFT: 'who left a clinic can become its client again',
} as const satisfies Partial<Record<NotificationKind, string>>;

/** Everything else: a kind that is added says here why every letter of it goes out. */
const WITH_AN_END: Readonly<Record<Exclude<NotificationKind, keyof typeof WITHOUT_END>, string>> = {
  PROPOSAL_ANSWERED: 'a proposal is answered once',
  TIME_CONFIRMED: 'a time is confirmed once',
  TIME_EXPIRED: 'the clock does it',
  REQUEST: 'requests are limited where they are made',
  SERVICE_STARTED: 'the app alone tells of it',
  SERVICE_ENDED: 'the app alone tells of it',
  MESSAGE: 'messages wait, and are told of together',
  VIDEO_WAITING: 'a letter would come too late',
  VIDEO_CALL: 'a letter would come too late',
  FAMILY_REQUEST: 'requests to join are limited where they are made',
  FAMILY_ACCEPTED: 'somebody is accepted after they have asked',
  FAMILY_DECLINED: 'somebody is declined after they have asked',
  FAMILY_LEFT: 'who left has to be accepted anew',
  RELATIVE_LEFT: 'who left has to be accepted anew',
  DIARY_SHARED: 'the app alone tells of it',
  CLIENT_JOINED: 'the app alone tells of it',
  INVITATION: 'invitations have budgets of their own',
  JOIN: 'requests to join are limited where they are made',
  JOIN_ACCEPTED: 'somebody is accepted after they have asked',
  TEAM_LEFT: 'who left has to be accepted anew',
  COLLEAGUE_LEFT: 'who left has to be accepted anew',
  PAYMENT_ASKED: 'a charge is asked for once',
  PAYMENT_RECEIVED: 'money came',
  PAYMENT_REFUNDED: 'money went back',
  PAYMENT_DISPUTED: 'the bank of a payer does it',
  CASH_TO_RETURN: 'money is owed',
  CARDS_LOST: 'the payment provider does it',
  PAYMENT_FAILED: 'a card was refused',
  PAYMENT_EXPIRED: 'the clock does it',
  TRIAL_ENDING: 'the clock does it',
  TRIAL_ENDED: 'the clock does it',
  PLAN_PAST_DUE: 'the billing provider does it',
  PLAN_ENDED: 'a plan that was paid for ends once',
  TEST: 'it is asked for by its reader',
};

const keyOf = (news: NotificationKind) => letterBoundKey({ news, by: 'olga', reader: 'vera' });

it.each(Object.entries(WITHOUT_END))('counts letters of %s: %s', (kind) => {
  expect(keyOf(kind as NotificationKind)).toBe(`${kind}:olga:vera`);
});

it.each(Object.entries(WITH_AN_END))('counts no letters of %s: %s', (kind) => {
  expect(keyOf(kind as NotificationKind)).toBeNull();
});

it('counts each author, each reader and each kind for itself', () => {
  const keys = [
    letterBoundKey({ news: 'CALLED_OFF', by: 'olga', reader: 'vera' }),
    letterBoundKey({ news: 'CALLED_OFF', by: 'gino', reader: 'vera' }),
    letterBoundKey({ news: 'CALLED_OFF', by: 'olga', reader: 'ida' }),
    letterBoundKey({ news: 'TIME_ASKED', by: 'olga', reader: 'vera' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it('counts nothing that nobody did', () => {
  expect(letterBoundKey({ news: 'CALLED_OFF', by: null, reader: 'vera' })).toBeNull();
});
