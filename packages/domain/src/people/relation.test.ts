import { describe, expect, it } from 'vitest';
import {
  relationTo,
  relationToFacility,
  relationToFamily,
  strangerRelation,
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
      who: 'a family admin',
      viewer: owner(true),
      thing: { familyId: 'rossi' },
      relation: 'familyAdmin',
    },
    {
      who: 'a family member',
      viewer: owner(false),
      thing: { familyId: 'rossi' },
      relation: 'familyMember',
    },
    {
      who: 'a member of another family',
      viewer: owner(true),
      thing: { familyId: 'verdi' },
      relation: 'strangerOwner',
    },
    {
      who: 'a family admin, for something without a family',
      viewer: owner(true),
      thing: { familyId: null },
      relation: 'strangerOwner',
    },
    {
      who: 'a veterinarian',
      viewer: vet(3),
      thing: { facilityIds: clinics },
      relation: 'clinical',
    },
    {
      who: 'a veterinarian, for a colleague’s assignment',
      viewer: vet(3),
      thing: { facilityIds: clinics, assigneeId: 'other' },
      relation: 'clinical',
    },
    { who: 'a secretary', viewer: vet(5), thing: { facilityIds: clinics }, relation: 'desk' },
    {
      who: 'a secretary who is admin at a second clinic',
      viewer: vet(5, 1),
      thing: { facilityIds: clinics },
      relation: 'admin',
    },
    {
      who: 'a vet of another clinic',
      viewer: vet(1),
      thing: { facilityIds: ['other'] },
      relation: 'strangerVet',
    },
    {
      who: 'a family role at a clinic',
      viewer: vet(9),
      thing: { facilityIds: clinics },
      relation: 'strangerVet',
    },
    {
      who: 'the assigned consultant',
      viewer: vet(6),
      thing: { facilityIds: clinics, assigneeId: 'me' },
      relation: 'consultant',
    },
    {
      who: 'a consultant, for a colleague’s assignment',
      viewer: vet(6),
      thing: { facilityIds: clinics, assigneeId: 'other' },
      relation: 'strangerVet',
    },
    {
      who: 'a consultant, for something unassigned',
      viewer: vet(6),
      thing: { facilityIds: clinics, assigneeId: null },
      relation: 'strangerVet',
    },
    {
      who: 'a consultant, for something without assignees',
      viewer: vet(6),
      thing: { facilityIds: clinics },
      relation: 'consultant',
    },
    {
      who: 'a secretary who is consultant at a second clinic',
      viewer: vet(6, 8),
      thing: { facilityIds: clinics, assigneeId: 'me' },
      relation: 'desk',
    },
  ])('returns $relation for $who', ({ viewer, thing, relation }) => {
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
      who: 'a blocked client',
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
    { who: 'a stranger', viewer: nobody, relation: 'strangerOwner' },
  ])('returns $relation for $who', ({ viewer, relation }) => {
    expect(relationToFacility(viewer, 'clinic-0')).toBe(relation);
  });
});

it.each([
  [true, 'strangerVet'],
  [false, 'strangerOwner'],
])('strangerRelation with isVet %s is %s', (isVet, stranger) => {
  expect(strangerRelation({ ...nobody, isVet })).toBe(stranger);
});

describe('relationToFamily', () => {
  const applicant: Viewer = { ...nobody, applications: ['rossi'] };
  it.each([
    { who: 'an applicant', viewer: applicant, family: 'rossi', is: 'familyApplicant' },
    {
      who: 'an applicant of another family',
      viewer: applicant,
      family: 'verdi',
      is: 'strangerOwner',
    },
    {
      who: 'an applicant of two families',
      viewer: { ...nobody, applications: ['verdi', 'rossi'] },
      family: 'rossi',
      is: 'familyApplicant',
    },
    {
      who: 'a member with an old application',
      viewer: { ...owner(false), applications: ['rossi'] },
      family: 'rossi',
      is: 'familyMember',
    },
    { who: 'a member', viewer: owner(false), family: 'rossi', is: 'familyMember' },
    { who: 'a vet', viewer: vet(1), family: 'rossi', is: 'strangerVet' },
  ])('returns $is for $who', ({ viewer, family, is }) => {
    expect(relationToFamily(viewer, { familyId: family })).toBe(is);
    // For all other data of the family, an applicant is a stranger.
    expect(relationTo(applicant, { familyId: family })).toBe('strangerOwner');
  });
});

describe('relationToFacility with two families', () => {
  it('returns the strongest relation', () => {
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
