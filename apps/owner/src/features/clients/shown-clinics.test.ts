import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { RELATIONSHIP_STATUSES } from '@zampa/domain/clients/relationship';
import { expect, it } from 'vitest';
import { shownClinics } from './shown-clinics.ts';

const clinic = (status: JoinedClinic['status']): JoinedClinic => ({
  id: 'aurora',
  name: 'Clinica Aurora',
  city: null,
  phone: null,
  timezone: 'Europe/Rome',
  image: null,
  FamilyId: 'family',
  status,
  clientFrom: null,
  acceptsRequests: true,
  pets: [],
  relations: [],
});

it.each([
  ['of nobody who invites', [], ['REMOVED']],
  ['of one that invites', ['aurora'], ['REMOVED', 'INVITED']],
  ['beside another that invites', ['luna'], ['REMOVED']],
] as const)(
  'shows a clinic however the two stand, %s, but for %s %s',
  (_which, inviting, hidden) => {
    const gone = RELATIONSHIP_STATUSES.filter(
      (status) => shownClinics([clinic(status)], inviting).length === 0,
    );
    expect(gone.toSorted()).toEqual([...hidden].toSorted());
  },
);
