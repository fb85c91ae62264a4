import type { VetFacility } from '@zampa/contract/people/user';
import { describe, expect, it } from 'vitest';
import { joinedClinics, petsOfClinic, petsWithoutClinic } from './joined-clinics.ts';

const relation = (
  id: string,
  FamilyId: string,
  status: VetFacility['status'],
  pets: string[] = [],
): VetFacility => ({
  id,
  FamilyId,
  status,
  pets,
  name: id,
  city: null,
  phone: null,
  timezone: 'Europe/Rome',
  image: null,
  clientFrom: null,
  acceptsRequests: true,
});
const relations = [
  relation('san-luca', 'hers', 'DISABLED_BY_PO', ['pepper']),
  relation('maple', 'hers', 'ACTIVE'),
  relation('san-luca', 'theirs', 'ACTIVE', ['luna']),
];

describe('joinedClinics', () => {
  it('merges the relations to a clinic, and treats the clinic as open if one family is active', () => {
    const clinics = joinedClinics(relations);
    expect(clinics.map(({ id, status }) => [id, status])).toEqual([
      ['san-luca', 'ACTIVE'],
      ['maple', 'ACTIVE'],
    ]);
    expect(clinics[0]?.pets).toEqual(['pepper', 'luna']);
    expect(clinics[0]?.relations).toHaveLength(2);
  });
});

describe('petsOfClinic', () => {
  it('excludes the pets of a family that is not an active client', () => {
    const pets = [
      { name: 'Pepper', FamilyId: 'hers' },
      { name: 'Luna', FamilyId: 'theirs' },
    ];
    const names = joinedClinics(relations).map((clinic) =>
      petsOfClinic(clinic, pets).map(({ name }) => name),
    );
    expect(names).toEqual([['Luna'], ['Pepper']]);
  });
});

it('petsWithoutClinic returns the pets of families that are active clients of no clinic', () => {
  const pets = [
    { name: 'Luna', FamilyId: 'theirs' },
    { name: 'Kiwi', FamilyId: 'new' },
    { name: 'Pepper', FamilyId: 'left' },
  ];
  const allRelations = [...relations, relation('san-luca', 'left', 'DISABLED_BY_PO')];
  expect(petsWithoutClinic(allRelations, pets).map(({ name }) => name)).toEqual(['Kiwi', 'Pepper']);
});
