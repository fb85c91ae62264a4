import { expect, it } from 'vitest';
import { emailLimitKey } from './email-limit.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** Actions that a person can repeat immediately, without any action of the other side. */
const LIMITED_KINDS = {
  TIME_ASKED: 'another time can be requested immediately',
  TIME_WANTED: 'a family can repeat requests without a time',
  TIMES_PROPOSED: 'a proposal can be replaced repeatedly',
  TIME_MOVED: 'a booking can be moved back and forth',
  CALLED_OFF: 'a visit can be booked and canceled repeatedly',
  ASSIGNED: 'a request can be reassigned back and forth',
  CLIENT_ENDED: 'an ended relation can be enabled again',
  CLIENT_ENABLED: 'an enabled relation can be ended again',
  CLIENT_LEFT: 'a family that left can become a client again',
} as const satisfies Partial<Record<NotificationKind, string>>;

/** All other kinds, each with the reason why its e-mails are not limited. */
const UNLIMITED_KINDS: Readonly<
  Record<Exclude<NotificationKind, keyof typeof LIMITED_KINDS>, string>
> = {
  PROPOSAL_ANSWERED: 'a proposal is answered once',
  TIME_CONFIRMED: 'a time is confirmed once',
  TIME_EXPIRED: 'it is triggered by time',
  REQUEST: 'requests have their own limit',
  REQUEST_EXPIRED: 'it is triggered by time',
  REQUEST_DECLINED: 'a request is declined once',
  SERVICE_STARTED: 'it is only shown in the app',
  SERVICE_ENDED: 'it is only shown in the app',
  MESSAGE: 'messages are delayed and batched',
  VIDEO_WAITING: 'an e-mail would arrive too late',
  VIDEO_CALL: 'an e-mail would arrive too late',
  FAMILY_REQUEST: 'requests to join have their own limit',
  FAMILY_ACCEPTED: 'it follows a request to join',
  FAMILY_DECLINED: 'it follows a request to join',
  FAMILY_LEFT: 'a member who left must be accepted again',
  RELATIVE_LEFT: 'a member who left must be accepted again',
  DIARY_SHARED: 'it is only shown in the app',
  NOTE_RELEASED: 'a note is announced once',
  DOCUMENT_RELEASED: 'a document is announced once',
  RECALL: 'it is triggered by time, once a day',
  DOSE_DUE: 'it is triggered by time',
  DOSE_MISSED: 'it is triggered by time',
  CLIENT_JOINED: 'it is only shown in the app',
  INVITATION: 'invitations have their own limit',
  JOIN: 'requests to join have their own limit',
  JOIN_ACCEPTED: 'it follows a request to join',
  TEAM_LEFT: 'a member who left must be accepted again',
  COLLEAGUE_LEFT: 'a member who left must be accepted again',
  PAYMENT_ASKED: 'a charge is requested once',
  PAYMENT_RECEIVED: 'it follows a payment',
  PAYMENT_REFUNDED: 'it follows a refund',
  PAYMENT_DISPUTED: 'the payer’s bank triggers it',
  CASH_TO_RETURN: 'cash must be returned',
  CARDS_LOST: 'the payment provider triggers it',
  PAYMENT_FAILED: 'a card was declined',
  PAYMENT_EXPIRED: 'it is triggered by time',
  TRIAL_ENDING: 'it is triggered by time',
  TRIAL_ENDED: 'it is triggered by time',
  PLAN_PAST_DUE: 'the billing provider triggers it',
  PLAN_ENDED: 'a paid plan ends once',
  TEST: 'its recipient requests it',
};

const keyOf = (news: NotificationKind) => emailLimitKey({ news, actorId: 'olga', reader: 'vera' });

it.each(Object.entries(LIMITED_KINDS))('emailLimitKey limits e-mails of %s: %s', (kind) => {
  expect(keyOf(kind as NotificationKind)).toBe(`${kind}:olga:vera`);
});

it.each(Object.entries(UNLIMITED_KINDS))(
  'emailLimitKey does not limit e-mails of %s: %s',
  (kind) => {
    expect(keyOf(kind as NotificationKind)).toBeNull();
  },
);

it('emailLimitKey differs by author, reader and kind', () => {
  const keys = [
    emailLimitKey({ news: 'CALLED_OFF', actorId: 'olga', reader: 'vera' }),
    emailLimitKey({ news: 'CALLED_OFF', actorId: 'gino', reader: 'vera' }),
    emailLimitKey({ news: 'CALLED_OFF', actorId: 'olga', reader: 'ida' }),
    emailLimitKey({ news: 'TIME_ASKED', actorId: 'olga', reader: 'vera' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it('emailLimitKey is null for events without an author', () => {
  expect(emailLimitKey({ news: 'CALLED_OFF', actorId: null, reader: 'vera' })).toBeNull();
});
