import { describe, expect, it } from 'vitest';
import {
  relationTo,
  relationToFacility,
  relationToFamily,
  strangerOf,
  type Viewer,
} from './relation.ts';

const nobody: Viewer = {
  userId: 'me',
  isVet: false,
  facilities: [],
  families: [],
  applications: [],
  clinics: [],
};
const owner = (admin: boolean): Viewer => ({
  ...nobody,
  families: [{ familyId: 'rossi', admin }],
});
const vet = (...roleIds: readonly number[]): Viewer => ({
  ...nobody,
  isVet: true,
  facilities: roleIds.map((roleId, at) => ({
    facilityId: `clinic-${at}`,
    roleId,
    receptionAnswers: true,
  })),
});

describe('relationTo', () => {
  const clinics = ['clinic-0', 'clinic-1'];
  it.each([
    {
      who: 'admin of the family',
      viewer: owner(true),
      thing: { familyId: 'rossi' },
      relation: 'familyAdmin',
    },
    {
      who: 'member of the family',
      viewer: owner(false),
      thing: { familyId: 'rossi' },
      relation: 'familyMember',
    },
    {
      who: 'another family',
      viewer: owner(true),
      thing: { familyId: 'verdi' },
      relation: 'strangerOwner',
    },
    {
      who: 'a family where there is none',
      viewer: owner(true),
      thing: { familyId: null },
      relation: 'strangerOwner',
    },
    { who: 'veterinarian', viewer: vet(3), thing: { facilityIds: clinics }, relation: 'clinical' },
    {
      who: 'veterinarian, of what a colleague has',
      viewer: vet(3),
      thing: { facilityIds: clinics, assigneeId: 'other' },
      relation: 'clinical',
    },
    { who: 'secretary', viewer: vet(5), thing: { facilityIds: clinics }, relation: 'desk' },
    {
      who: 'secretary here, admin there',
      viewer: vet(5, 1),
      thing: { facilityIds: clinics },
      relation: 'admin',
    },
    {
      who: 'vet of another clinic',
      viewer: vet(1),
      thing: { facilityIds: ['other'] },
      relation: 'strangerVet',
    },
    {
      who: 'role of a family at a clinic',
      viewer: vet(9),
      thing: { facilityIds: clinics },
      relation: 'strangerVet',
    },
    {
      who: 'consultant in charge',
      viewer: vet(6),
      thing: { facilityIds: clinics, assigneeId: 'me' },
      relation: 'consultant',
    },
    {
      who: 'consultant beside',
      viewer: vet(6),
      thing: { facilityIds: clinics, assigneeId: 'other' },
      relation: 'strangerVet',
    },
    {
      who: 'consultant of what nobody has',
      viewer: vet(6),
      thing: { facilityIds: clinics, assigneeId: null },
      relation: 'strangerVet',
    },
    {
      who: 'consultant of what has no assignee at all',
      viewer: vet(6),
      thing: { facilityIds: clinics },
      relation: 'consultant',
    },
    {
      who: 'desk here, consultant there',
      viewer: vet(6, 8),
      thing: { facilityIds: clinics, assigneeId: 'me' },
      relation: 'desk',
    },
  ])('$who → $relation', ({ viewer, thing, relation }) => {
    expect(relationTo(viewer, thing)).toBe(relation);
  });
});

describe('relationToFacility', () => {
  const client = (status: string): Viewer => ({
    ...owner(true),
    clinics: [{ facilityId: 'clinic-0', familyId: 'rossi', status }],
  });
  it.each([
    { who: 'a client', viewer: client('ACTIVE'), relation: 'familyAdmin' },
    {
      who: 'a client who was shut out',
      viewer: client('DISABLED_BY_VET'),
      relation: 'familyAdmin',
    },
    { who: 'a former client', viewer: client('REMOVED'), relation: 'strangerOwner' },
    {
      who: 'a client of another clinic',
      viewer: {
        ...owner(true),
        clinics: [{ facilityId: 'other', familyId: 'rossi', status: 'ACTIVE' }],
      },
      relation: 'strangerOwner',
    },
    { who: 'a member of staff', viewer: vet(4), relation: 'desk' },
    { who: 'somebody else', viewer: nobody, relation: 'strangerOwner' },
  ])('$who → $relation', ({ viewer, relation }) => {
    expect(relationToFacility(viewer, 'clinic-0')).toBe(relation);
  });
});

it.each([
  [true, 'strangerVet'],
  [false, 'strangerOwner'],
])('isVet %s is a %s', (isVet, stranger) => {
  expect(strangerOf({ ...nobody, isVet })).toBe(stranger);
});

describe('relationToFamily', () => {
  const applicant: Viewer = { ...nobody, applications: ['rossi'] };
  it.each([
    { who: 'who has asked to join', viewer: applicant, family: 'rossi', is: 'familyApplicant' },
    { who: 'who asked elsewhere', viewer: applicant, family: 'verdi', is: 'strangerOwner' },
    {
      who: 'who has asked two families',
      viewer: { ...nobody, applications: ['verdi', 'rossi'] },
      family: 'rossi',
      is: 'familyApplicant',
    },
    {
      who: 'a member who once asked',
      viewer: { ...owner(false), applications: ['rossi'] },
      family: 'rossi',
      is: 'familyMember',
    },
    { who: 'a member', viewer: owner(false), family: 'rossi', is: 'familyMember' },
    { who: 'a vet', viewer: vet(1), family: 'rossi', is: 'strangerVet' },
  ])('$who → $is', ({ viewer, family, is }) => {
    expect(relationToFamily(viewer, { familyId: family })).toBe(is);
    // To everything else of the family, who has only asked stays a stranger.
    expect(relationTo(applicant, { familyId: family })).toBe('strangerOwner');
  });
});

describe('the strongest of two families at one clinic', () => {
  it('counts', () => {
    const viewer: Viewer = {
      ...nobody,
      families: [
        { familyId: 'rossi', admin: false },
        { familyId: 'verdi', admin: true },
      ],
      clinics: ['rossi', 'verdi'].map((familyId) => ({
        facilityId: 'clinic-0',
        familyId,
        status: 'ACTIVE',
      })),
    };
    expect(relationToFacility(viewer, 'clinic-0')).toBe('familyAdmin');
  });
});
