import { describe, expect, it } from 'vitest';
import {
  FAMILY_ADMIN,
  FAMILY_MEMBER,
  isFamilyAdmin,
  type Membership,
  refusalToChangeRole,
  refusalToLeave,
} from './membership.ts';

const admin = (userId: string): Membership => ({ userId, roleId: FAMILY_ADMIN, status: 'ACTIVE' });
const member = (userId: string): Membership => ({
  userId,
  roleId: FAMILY_MEMBER,
  status: 'ACTIVE',
});
const pendingMember = (userId: string, roleId = FAMILY_MEMBER): Membership => ({
  userId,
  roleId,
  status: 'PENDING',
});

describe('refusalToLeave', () => {
  it.each([
    { why: 'a member', members: [admin('a'), member('b')], who: 'b', refusal: null },
    { why: 'one of two admins', members: [admin('a'), admin('b')], who: 'a', refusal: null },
    { why: 'the last admin', members: [admin('a'), member('b')], who: 'a', refusal: 'LAST_ADMIN' },
    { why: 'the only person', members: [admin('a')], who: 'a', refusal: 'STATUS_CONFLICT' },
    {
      why: 'the only member beside a pending one',
      members: [admin('a'), pendingMember('b')],
      who: 'a',
      refusal: 'STATUS_CONFLICT',
    },
    {
      why: 'the last admin beside a pending one',
      members: [admin('a'), member('b'), pendingMember('c', FAMILY_ADMIN)],
      who: 'a',
      refusal: 'LAST_ADMIN',
    },
    { why: 'a pending member', members: [admin('a'), pendingMember('b')], who: 'b', refusal: null },
  ])('returns $refusal for $why', ({ members, who: subject, refusal }) => {
    expect(refusalToLeave(members, subject)).toBe(refusal);
  });
});

describe('refusalToChangeRole', () => {
  it.each([
    { why: 'the last admin', members: [admin('a'), member('b')], refusal: 'LAST_ADMIN' },
    { why: 'the only person', members: [admin('a')], refusal: 'LAST_ADMIN' },
    { why: 'one of two admins', members: [admin('a'), admin('b')], refusal: null },
    { why: 'a member', members: [member('a'), admin('b')], refusal: null },
  ])('returns $refusal when demoting $why', ({ members, refusal }) => {
    expect(refusalToChangeRole(members, 'a', FAMILY_MEMBER)).toBe(refusal);
    expect(refusalToChangeRole(members, 'a', FAMILY_ADMIN)).toBeNull();
  });
});

describe('isFamilyAdmin', () => {
  it.each([
    { why: 'an admin', who: admin('a'), is: true },
    { why: 'a member', who: member('a'), is: false },
    { why: 'a pending admin', who: pendingMember('a', FAMILY_ADMIN), is: false },
  ])('returns $is for $why', ({ who: subject, is }) => {
    expect(isFamilyAdmin([subject, admin('b')], 'a')).toBe(is);
    expect(isFamilyAdmin([subject], 'stranger')).toBe(false);
  });
});
