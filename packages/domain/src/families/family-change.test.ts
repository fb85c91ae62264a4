import { expect, it } from 'vitest';
import { findFamilyChange, type FamiliesOfPerson } from './family-change.ts';

const admin = (id: string) => ({ id, idRole: 9 });
const member = (id: string) => ({ id, idRole: 10 });
const person = (changes: Partial<FamiliesOfPerson> = {}): FamiliesOfPerson => ({
  families: [],
  pendingFamilies: [],
  pets: [],
  ...changes,
});
const [pending, pet] = [[{ id: 'shared' }], [{ FamilyId: 'own' }]];

it.each([
  {
    what: 'accepted, and the empty own family was closed',
    before: person({ families: [admin('own')], pendingFamilies: pending }),
    after: person({ families: [member('shared')] }),
    change: { kind: 'JOINED', familyId: 'shared' },
  },
  {
    what: 'accepted as admin, and the empty own family was closed',
    before: person({ families: [admin('own')], pendingFamilies: pending }),
    after: person({ families: [admin('shared')] }),
    change: { kind: 'JOINED', familyId: 'shared' },
  },
  {
    what: 'accepted after a request from another device',
    before: person({ families: [admin('own')] }),
    after: person({ families: [member('shared')] }),
    change: { kind: 'JOINED', familyId: 'shared' },
  },
  {
    what: 'accepted, and the own family with a pet stays',
    before: person({ families: [admin('own')], pendingFamilies: pending, pets: pet }),
    after: person({ families: [admin('own'), member('shared')], pets: pet }),
    change: { kind: 'JOINED', familyId: 'shared' },
  },
  {
    what: 'removed from the only family, with a new own family instead',
    before: person({ families: [member('shared')] }),
    after: person({ families: [admin('own')] }),
    change: { kind: 'LEFT', familyId: 'shared' },
  },
  {
    what: 'removed as admin from a family with a pet',
    before: person({ families: [admin('shared')], pets: [{ FamilyId: 'shared' }] }),
    after: person({ families: [admin('own')] }),
    change: { kind: 'LEFT', familyId: 'shared' },
  },
  {
    what: 'removed from one family while another one accepted',
    before: person({ families: [member('former')], pendingFamilies: pending }),
    after: person({ families: [member('shared')] }),
    change: { kind: 'LEFT', familyId: 'former' },
  },
  {
    what: 'asked to join a family',
    before: person({ families: [admin('own')] }),
    after: person({ families: [admin('own')], pendingFamilies: pending }),
    change: null,
  },
  {
    what: 'declined by a family',
    before: person({ families: [admin('own')], pendingFamilies: pending }),
    after: person({ families: [admin('own')] }),
    change: null,
  },
])('findFamilyChange: $what', ({ before, after, change }) => {
  expect(findFamilyChange(before, after)).toEqual(change);
});
