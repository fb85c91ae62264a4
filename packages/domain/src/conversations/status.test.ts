import { describe, expect, it } from 'vitest';
import {
  partyOf,
  refusalToEnd,
  refusalToStart,
  refusalToWithdraw,
  refusalToWrite,
} from './status.ts';

const CLOSED = 'CONVERSATION_CLOSED';
const NOT_STARTED = 'CONVERSATION_NOT_STARTED';
const CONFLICT = 'STATUS_CONFLICT';

describe('what a status allows', () => {
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
  ] as const)('$status', ({ status, start, owner, facility, end, off }) => {
    expect(refusalToStart(status)).toBe(start);
    expect(refusalToWrite(status, 'owner')).toBe(owner);
    expect(refusalToWrite(status, 'facility')).toBe(facility);
    expect(refusalToEnd(status)).toBe(end);
    expect(refusalToEnd(status, true)).toBe(off);
  });
});

describe('refusalToWithdraw', () => {
  const own = { type: 'CHAT', userId: 'me' };
  it.each([
    { why: 'an own message', status: 'OPEN', event: own, refusal: null },
    { why: 'an own message before the start', status: 'NEW', event: own, refusal: null },
    { why: 'an own message after the end', status: 'CLOSED', event: own, refusal: CLOSED },
    {
      why: 'a message of another',
      status: 'OPEN',
      event: { ...own, userId: 'other' },
      refusal: 'FORBIDDEN',
    },
    {
      why: 'a message of nobody',
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
  ] as const)('$why → $refusal', ({ status, event, refusal }) => {
    expect(refusalToWithdraw(status, event, 'me')).toBe(refusal);
  });
});

it.each([
  { isVet: true, party: 'facility' },
  { isVet: false, party: 'owner' },
])('isVet $isVet speaks for the $party', ({ isVet, party }) => {
  expect(partyOf({ isVet })).toBe(party);
});
