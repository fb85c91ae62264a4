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
  it('names a clinic once, open as long as it is for one of the families', () => {
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
  it('leaves out the pets of a family that is no client there', () => {
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

it('a pet goes to no clinic whose family is a client of none', () => {
  const pets = [
    { name: 'Luna', FamilyId: 'theirs' },
    { name: 'Kiwi', FamilyId: 'new' },
    { name: 'Pepper', FamilyId: 'left' },
  ];
  const known = [...relations, relation('san-luca', 'left', 'DISABLED_BY_PO')];
  expect(petsWithoutClinic(known, pets).map(({ name }) => name)).toEqual(['Kiwi', 'Pepper']);
});
