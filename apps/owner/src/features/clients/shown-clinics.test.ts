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
  ['without invitations', [], ['REMOVED']],
  ['with an invitation of this clinic', ['aurora'], ['REMOVED', 'INVITED']],
  ['with an invitation of another clinic', ['luna'], ['REMOVED']],
] as const)('shownClinics %s %s hides only status %s', (_which, inviting, hidden) => {
  const hiddenStatuses = RELATIONSHIP_STATUSES.filter(
    (status) => shownClinics([clinic(status)], inviting).length === 0,
  );
  expect(hiddenStatuses.toSorted()).toEqual([...hidden].toSorted());
});
