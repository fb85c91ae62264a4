import { describe, expect, it } from 'vitest';
import { outrankReason, refusalToGiveRole, refusalToRemove } from './membership.ts';

const [ADMIN, ORG, VET, DESK] = [1, 2, 3, 5];
/** Two of several admins of a clinic, each with or without governing the organization. */
const among = (actorGoverns: boolean, memberGoverns: boolean) => ({
  actor: { userId: 'actor', roleId: ADMIN, governs: actorGoverns },
  member: { userId: 'member', roleId: ADMIN, governs: memberGoverns },
  admins: 2,
});
const change = (actorRole: number, memberRole: number, admins = 2, self = false) => ({
  actor: { userId: 'actor', roleId: actorRole },
  member: { userId: self ? 'actor' : 'member', roleId: memberRole },
  admins,
});

describe('refusalToGiveRole', () => {
  it.each([
    { why: 'an admin makes a secretary a vet', who: change(ADMIN, DESK), role: VET, refusal: null },
    { why: 'an admin makes an admin', who: change(ADMIN, VET), role: ADMIN, refusal: null },
    { why: 'an admin demotes another', who: change(ADMIN, ADMIN), role: VET, refusal: null },
    {
      why: 'the only admin makes a second',
      who: change(ADMIN, VET, 1),
      role: ADMIN,
      refusal: null,
    },
    {
      why: 'the only admin gives a secretary another role',
      who: change(ADMIN, DESK, 1),
      role: VET,
      refusal: null,
    },
    {
      why: 'the only admin becomes organization admin',
      who: change(ORG, ADMIN, 1),
      role: ORG,
      refusal: null,
    },
    {
      why: 'the last admin is demoted',
      who: change(ORG, ADMIN, 1),
      role: VET,
      refusal: 'LAST_ADMIN',
    },
    {
      why: 'the last admin gives up the role',
      who: change(ADMIN, ADMIN, 1, true),
      role: VET,
      refusal: 'LAST_ADMIN',
    },
    {
      why: 'an admin gives up the role',
      who: change(ADMIN, ADMIN, 2, true),
      role: VET,
      refusal: 'FORBIDDEN',
    },
    { why: 'the same role again', who: change(VET, VET, 1, true), role: VET, refusal: null },
    {
      why: 'a vet takes the admin role',
      who: change(VET, VET, 1, true),
      role: ADMIN,
      refusal: 'FORBIDDEN',
    },
    { why: 'a vet gives a role', who: change(VET, DESK), role: VET, refusal: 'FORBIDDEN' },
    {
      why: 'an admin makes an organization admin',
      who: change(ADMIN, VET),
      role: ORG,
      refusal: 'FORBIDDEN',
    },
    {
      why: 'an admin demotes an organization admin',
      who: change(ADMIN, ORG),
      role: VET,
      refusal: 'FORBIDDEN',
    },
    { why: 'an organization admin makes another', who: change(ORG, VET), role: ORG, refusal: null },
    {
      why: 'an admin demotes a governor',
      who: among(false, true),
      role: VET,
      refusal: 'FORBIDDEN',
    },
    { why: 'a governor demotes another', who: among(true, true), role: VET, refusal: null },
    { why: 'a governor demotes an admin', who: among(true, false), role: VET, refusal: null },
    {
      why: 'an admin demotes another, neither a governor',
      who: among(false, false),
      role: VET,
      refusal: null,
    },
  ])('returns $refusal: $why', ({ who: staffChange, role, refusal }) => {
    expect(refusalToGiveRole(staffChange, role)).toBe(refusal);
  });
});

describe('refusalToRemove', () => {
  it.each([
    { why: 'an admin removes a vet', who: change(ADMIN, VET), refusal: null },
    { why: 'a vet leaves', who: change(VET, VET, 1, true), refusal: null },
    { why: 'a vet removes a secretary', who: change(VET, DESK), refusal: 'FORBIDDEN' },
    { why: 'one of two admins leaves', who: change(ADMIN, ADMIN, 2, true), refusal: null },
    { why: 'the last admin leaves', who: change(ADMIN, ADMIN, 1, true), refusal: 'LAST_ADMIN' },
    { why: 'the last admin is removed', who: change(ORG, ADMIN, 1), refusal: 'LAST_ADMIN' },
    {
      why: 'an admin removes an organization admin',
      who: change(ADMIN, ORG),
      refusal: 'FORBIDDEN',
    },
    { why: 'an organization admin removes another', who: change(ORG, ORG), refusal: null },
    { why: 'an admin removes a governor', who: among(false, true), refusal: 'FORBIDDEN' },
    { why: 'a governor removes another', who: among(true, true), refusal: null },
    { why: 'a governor removes an admin', who: among(true, false), refusal: null },
    {
      why: 'an admin removes another, neither a governor',
      who: among(false, false),
      refusal: null,
    },
    {
      why: 'a governor leaves',
      who: {
        ...change(ADMIN, ADMIN, 2, true),
        member: { userId: 'actor', roleId: ADMIN, governs: true },
      },
      refusal: null,
    },
  ])('returns $refusal: $why', ({ who: staffChange, refusal }) => {
    expect(refusalToRemove(staffChange)).toBe(refusal);
  });
});

describe('outrankReason', () => {
  it.each([
    { why: 'a governor over an admin', who: among(false, true), above: 'GOVERNS' },
    { why: 'a governor over another', who: among(true, true), above: null },
    { why: 'an admin over a governor', who: among(true, false), above: null },
    { why: 'two admins', who: among(false, false), above: null },
    {
      why: 'an organization admin over an admin',
      who: change(ADMIN, ORG),
      above: 'OF_ORGANIZATION',
    },
    {
      why: 'an organization admin over a governor',
      who: {
        actor: { userId: 'actor', roleId: ADMIN, governs: true },
        member: { userId: 'member', roleId: ORG, governs: true },
      },
      above: 'OF_ORGANIZATION',
    },
    { why: 'an organization admin over another', who: change(ORG, ORG), above: null },
    {
      why: 'a governor with a clinical role over an admin',
      who: {
        actor: { userId: 'actor', roleId: ADMIN, governs: false },
        member: { userId: 'member', roleId: VET, governs: true },
      },
      above: 'GOVERNS',
    },
    {
      why: 'a governor over a secretary',
      who: {
        actor: { userId: 'actor', roleId: DESK, governs: false },
        member: { userId: 'member', roleId: ADMIN, governs: true },
      },
      above: null,
    },
    {
      why: 'oneself',
      who: {
        actor: { userId: 'actor', roleId: ADMIN, governs: false },
        member: { userId: 'actor', roleId: ADMIN, governs: true },
      },
      above: null,
    },
  ])('returns $above for $why', ({ who: staffChange, above }) => {
    expect(outrankReason(staffChange)).toBe(above);
  });
});
