import { describe, expect, it } from 'vitest';
import { reasonAbove, refusalToGiveRole, refusalToRemove } from './membership.ts';

const [ADMIN, ORG, VET, DESK] = [1, 2, 3, 5];
/** Two admins of one clinic among several, of whom one or both govern all of them. */
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
    { why: 'an admin makes a vet of the desk', who: change(ADMIN, DESK), role: VET, refusal: null },
    { why: 'an admin makes an admin', who: change(ADMIN, VET), role: ADMIN, refusal: null },
    { why: 'an admin demotes another', who: change(ADMIN, ADMIN), role: VET, refusal: null },
    {
      why: 'the only admin makes a second',
      who: change(ADMIN, VET, 1),
      role: ADMIN,
      refusal: null,
    },
    {
      why: 'the only admin gives the desk another role',
      who: change(ADMIN, DESK, 1),
      role: VET,
      refusal: null,
    },
    {
      why: 'the only admin becomes that of the organization',
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
      why: 'the last admin demotes themselves',
      who: change(ADMIN, ADMIN, 1, true),
      role: VET,
      refusal: 'LAST_ADMIN',
    },
    {
      why: 'an admin demotes themselves',
      who: change(ADMIN, ADMIN, 2, true),
      role: VET,
      refusal: 'FORBIDDEN',
    },
    { why: 'the same role again', who: change(VET, VET, 1, true), role: VET, refusal: null },
    {
      why: 'a vet promotes themselves',
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
    { why: 'who governs is demoted', who: among(false, true), role: VET, refusal: 'FORBIDDEN' },
    { why: 'who governs demotes another', who: among(true, true), role: VET, refusal: null },
    { why: 'who governs demotes an admin', who: among(true, false), role: VET, refusal: null },
    { why: 'neither of two governs', who: among(false, false), role: VET, refusal: null },
  ])('$why → $refusal', ({ who, role, refusal }) => {
    expect(refusalToGiveRole(who, role)).toBe(refusal);
  });
});

describe('refusalToRemove', () => {
  it.each([
    { why: 'an admin removes a vet', who: change(ADMIN, VET), refusal: null },
    { why: 'a vet leaves', who: change(VET, VET, 1, true), refusal: null },
    { why: 'a vet removes the desk', who: change(VET, DESK), refusal: 'FORBIDDEN' },
    { why: 'one of two admins leaves', who: change(ADMIN, ADMIN, 2, true), refusal: null },
    { why: 'the last admin leaves', who: change(ADMIN, ADMIN, 1, true), refusal: 'LAST_ADMIN' },
    { why: 'the last admin is removed', who: change(ORG, ADMIN, 1), refusal: 'LAST_ADMIN' },
    {
      why: 'an admin removes an organization admin',
      who: change(ADMIN, ORG),
      refusal: 'FORBIDDEN',
    },
    { why: 'an organization admin removes another', who: change(ORG, ORG), refusal: null },
    { why: 'who governs is removed', who: among(false, true), refusal: 'FORBIDDEN' },
    { why: 'who governs removes another', who: among(true, true), refusal: null },
    { why: 'who governs removes an admin', who: among(true, false), refusal: null },
    { why: 'neither of two governs', who: among(false, false), refusal: null },
    {
      why: 'who governs leaves',
      who: {
        ...change(ADMIN, ADMIN, 2, true),
        member: { userId: 'actor', roleId: ADMIN, governs: true },
      },
      refusal: null,
    },
  ])('$why → $refusal', ({ who, refusal }) => {
    expect(refusalToRemove(who)).toBe(refusal);
  });
});

describe('reasonAbove', () => {
  it.each([
    { why: 'who governs, of an admin', who: among(false, true), above: 'GOVERNS' },
    { why: 'who governs, of another', who: among(true, true), above: null },
    { why: 'an admin, of who governs', who: among(true, false), above: null },
    { why: 'two admins', who: among(false, false), above: null },
    {
      why: 'an organization admin, of an admin',
      who: change(ADMIN, ORG),
      above: 'OF_ORGANIZATION',
    },
    {
      why: 'an organization admin, of an admin who governs',
      who: {
        actor: { userId: 'actor', roleId: ADMIN, governs: true },
        member: { userId: 'member', roleId: ORG, governs: true },
      },
      above: 'OF_ORGANIZATION',
    },
    { why: 'an organization admin, of another', who: change(ORG, ORG), above: null },
    {
      why: 'who governs and treats here, of an admin',
      who: {
        actor: { userId: 'actor', roleId: ADMIN, governs: false },
        member: { userId: 'member', roleId: VET, governs: true },
      },
      above: 'GOVERNS',
    },
    {
      why: 'who governs, of the desk',
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
  ])('$why → $above', ({ who, above }) => {
    expect(reasonAbove(who)).toBe(above);
  });
});
