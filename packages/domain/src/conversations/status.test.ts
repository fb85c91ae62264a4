import { describe, expect, it } from 'vitest';
import {
  partyOf,
  refusalToDecline,
  refusalToEnd,
  refusalToStart,
  refusalToWithdraw,
  refusalToWrite,
} from './status.ts';

const CLOSED = 'CONVERSATION_CLOSED';
const NOT_STARTED = 'CONVERSATION_NOT_STARTED';
const CONFLICT = 'STATUS_CONFLICT';

describe('refusals by conversation status', () => {
  it.each([
    { status: 'NEW', start: null, owner: null, facility: NOT_STARTED, end: CONFLICT, off: null },
    { status: 'OPEN', start: null, owner: null, facility: null, end: null, off: null },
    {
      status: 'PENDING',
      start: CONFLICT,
      owner: null,
      facility: NOT_STARTED,
      end: CONFLICT,
      off: CONFLICT,
    },
    { status: 'CLOSED', start: CLOSED, owner: CLOSED, facility: CLOSED, end: null, off: null },
  ] as const)('match the table for $status', ({ status, start, owner, facility, end, off }) => {
    expect(refusalToStart(status)).toBe(start);
    expect(refusalToWrite(status, 'owner', 'VISIT')).toBe(owner);
    expect(refusalToWrite(status, 'facility', 'VISIT')).toBe(facility);
    expect(refusalToEnd(status)).toBe(end);
    expect(refusalToEnd(status, true)).toBe(off);
  });
});

it('refusalToWrite refuses the owner in a consultation that awaits payment', () => {
  expect(refusalToWrite('PENDING', 'owner', 'CONSULTATION')).toBe(NOT_STARTED);
  expect(refusalToWrite('NEW', 'owner', 'CONSULTATION')).toBeNull();
});

it.each([
  { status: 'NEW', category: 'CONSULTATION', openedByVet: false, refusal: null },
  { status: 'PENDING', category: 'CONSULTATION', openedByVet: false, refusal: null },
  { status: 'OPEN', category: 'CONSULTATION', openedByVet: false, refusal: CONFLICT },
  { status: 'CLOSED', category: 'CONSULTATION', openedByVet: false, refusal: CONFLICT },
  { status: 'NEW', category: 'CONSULTATION', openedByVet: true, refusal: CONFLICT },
  { status: 'NEW', category: 'VISIT', openedByVet: false, refusal: CONFLICT },
] as const)(
  'refusalToDecline returns $refusal for $status $category',
  ({ refusal, ...request }) => {
    expect(refusalToDecline(request)).toBe(refusal);
  },
);

describe('refusalToWithdraw', () => {
  const own = { type: 'CHAT', userId: 'me' };
  it.each([
    { why: 'an own message', status: 'OPEN', event: own, refusal: null },
    { why: 'an own message before the start', status: 'NEW', event: own, refusal: null },
    { why: 'an own message after the end', status: 'CLOSED', event: own, refusal: CLOSED },
    {
      why: 'a message of another person',
      status: 'OPEN',
      event: { ...own, userId: 'other' },
      refusal: 'FORBIDDEN',
    },
    {
      why: 'a message without an author',
      status: 'OPEN',
      event: { ...own, userId: null },
      refusal: 'FORBIDDEN',
    },
    {
      why: 'an own action',
      status: 'OPEN',
      event: { ...own, type: 'BOT' },
      refusal: 'FORBIDDEN',
    },
  ] as const)('returns $refusal for $why', ({ status, event, refusal }) => {
    expect(refusalToWithdraw(status, event, 'me')).toBe(refusal);
  });
});

it.each([
  { isVet: true, party: 'facility' },
  { isVet: false, party: 'owner' },
])('partyOf with isVet $isVet returns $party', ({ isVet, party }) => {
  expect(partyOf({ isVet })).toBe(party);
});
