import { describe, expect, it } from 'vitest';
import { notificationPath } from './notification-path.ts';

const toClinic = { id: 'c1', party: 'owner' } as const;
const toOwner = { id: 'c1', party: 'facility', category: 'VISIT', status: 'OPEN' } as const;

describe('notificationPath', () => {
  it.each([
    ['REQUEST', 'CONSULTATION', 'NEW', 'to-manage'],
    ['MESSAGE', 'CONSULTATION', 'OPEN', 'in-progress'],
    ['MESSAGE', 'CONSULTATION', 'PENDING', 'awaiting-payment'],
    ['MESSAGE', 'VISIT', 'NEW', 'visits'],
    ['TIME_ASKED', 'VISIT', 'NEW', 'visits'],
    ['CALLED_OFF', 'VIDEOCONSULTATION', 'OPEN', 'visits'],
    ['ASSIGNED', 'CONSULTATION', 'OPEN', 'in-progress'],
    ['PAYMENT_RECEIVED', 'VISIT', 'CLOSED', 'completed'],
    ['MESSAGE', 'CONSULTATION', 'CLOSED', 'completed'],
  ] as const)(
    "opens %s of a %s conversation in status %s in the clinic's list %s",
    (kind, category, status, list) => {
      expect(notificationPath(kind, { ...toClinic, category, status })).toBe(
        `/workspace/requests?list=${list}&conversation=c1`,
      );
    },
  );

  it.each([
    ['MESSAGE', '/app/workspace/chat/c1'],
    ['SERVICE_STARTED', '/app/workspace/chat/c1'],
    ['SERVICE_ENDED', '/app/workspace/chat/c1'],
    ['REQUEST_EXPIRED', '/app/workspace/chat/c1'],
    ['REQUEST_DECLINED', '/app/workspace/chat/c1'],
    ['TIMES_PROPOSED', '/app/workspace/chat/c1'],
    ['TIME_CONFIRMED', '/app/workspace/chat/c1'],
    ['TIME_MOVED', '/app/workspace/chat/c1'],
    ['TIME_EXPIRED', '/app/workspace/chat/c1'],
    ['PAYMENT_REFUNDED', '/app/workspace/chat/c1'],
    ['PAYMENT_ASKED', '/app/workspace/payments?pay=c1'],
    ['DIARY_SHARED', '/app/workspace/diary/c1'],
  ] as const)('opens %s for an owner at %s', (kind, path) => {
    expect(notificationPath(kind, toOwner)).toBe(path);
  });

  it.each([
    ['FAMILY_REQUEST', '/app/workspace/family'],
    ['FAMILY_ACCEPTED', '/app/dashboard'],
    ['FAMILY_DECLINED', '/app/workspace/family'],
    ['INVITATION', '/app/dashboard'],
    ['JOIN', '/workspace/team'],
    ['JOIN_ACCEPTED', '/dashboard'],
    ['TEAM_LEFT', '/dashboard'],
    ['COLLEAGUE_LEFT', '/workspace/team'],
    ['FAMILY_LEFT', '/app/workspace/family'],
    ['RELATIVE_LEFT', '/app/workspace/family'],
    ['CARDS_LOST', '/workspace/digital-payments'],
    ['CLIENT_LEFT', '/workspace/calendar'],
    ['CLIENT_JOINED', '/workspace/clients'],
    ['CLIENT_ENDED', '/app/dashboard'],
    ['CLIENT_ENABLED', '/app/workspace/vets'],
    ['TRIAL_ENDED', '/workspace/subscription'],
    ['PLAN_PAST_DUE', '/workspace/subscription'],
  ] as const)('opens %s without a conversation at %s', (kind, path) => {
    expect(notificationPath(kind, null)).toBe(path);
  });
});
