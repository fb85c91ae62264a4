import { describe, expect, it } from 'vitest';
import {
  FAMILY_ADMIN,
  FAMILY_MEMBER,
  isFamilyAdmin,
  type Membership,
  refusalOfRole,
  refusalToLeave,
} from './membership.ts';

const admin = (userId: string): Membership => ({ userId, roleId: FAMILY_ADMIN, status: 'ACTIVE' });
const member = (userId: string): Membership => ({
  userId,
  roleId: FAMILY_MEMBER,
  status: 'ACTIVE',
});
const waiting = (userId: string, roleId = FAMILY_MEMBER): Membership => ({
  userId,
  roleId,
  status: 'PENDING',
});

describe('refusalToLeave', () => {
  it.each([
    { why: 'a member goes', members: [admin('a'), member('b')], who: 'b', refusal: null },
    { why: 'one of two admins', members: [admin('a'), admin('b')], who: 'a', refusal: null },
    { why: 'the last', members: [admin('a'), member('b')], who: 'a', refusal: 'LAST_ADMIN' },
    { why: 'alone', members: [admin('a')], who: 'a', refusal: 'STATUS_CONFLICT' },
    {
      why: 'alone with somebody waiting',
      members: [admin('a'), waiting('b')],
      who: 'a',
      refusal: 'STATUS_CONFLICT',
    },
    {
      why: 'a waiting admin does not count',
      members: [admin('a'), member('b'), waiting('c', FAMILY_ADMIN)],
      who: 'a',
      refusal: 'LAST_ADMIN',
    },
    { why: 'who waits', members: [admin('a'), waiting('b')], who: 'b', refusal: null },
  ])('$why → $refusal', ({ members, who, refusal }) => {
    expect(refusalToLeave(members, who)).toBe(refusal);
  });
});

describe('refusalOfRole', () => {
  it.each([
    { why: 'the last admin steps down', members: [admin('a'), member('b')], refusal: 'LAST_ADMIN' },
    { why: 'alone', members: [admin('a')], refusal: 'LAST_ADMIN' },
    { why: 'one of two admins', members: [admin('a'), admin('b')], refusal: null },
    { why: 'a member stays one', members: [member('a'), admin('b')], refusal: null },
  ])('$why → $refusal', ({ members, refusal }) => {
    expect(refusalOfRole(members, 'a', FAMILY_MEMBER)).toBe(refusal);
    expect(refusalOfRole(members, 'a', FAMILY_ADMIN)).toBeNull();
  });
});

describe('isFamilyAdmin', () => {
  it.each([
    { why: 'an admin', who: admin('a'), is: true },
    { why: 'a member', who: member('a'), is: false },
    { why: 'one who waits', who: waiting('a', FAMILY_ADMIN), is: false },
  ])('$why: $is', ({ who, is }) => {
    expect(isFamilyAdmin([who, admin('b')], 'a')).toBe(is);
    expect(isFamilyAdmin([who], 'stranger')).toBe(false);
  });
});
