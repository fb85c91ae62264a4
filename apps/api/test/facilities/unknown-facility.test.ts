import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { createFeed } from '@zampa/contract/appointments/create-feed';
import type { CallDefinition } from '@zampa/contract/call';
import { readClients } from '@zampa/contract/clients/read-clients';
import { createClient } from '@zampa/contract/clients/create-client';
import { updateClient } from '@zampa/contract/clients/update-client';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { readFacilityByCode } from '@zampa/contract/facilities/read-facility-by-code';
import { readFamily } from '@zampa/contract/families/read-family';
import { removeLink } from '@zampa/contract/team/remove-link';
import { updateStaff } from '@zampa/contract/team/update-staff';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { readUsers } from '@zampa/contract/people/read-users';
import { updateOnboarding } from '@zampa/contract/facilities/update-onboarding';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { search } from '@zampa/contract/search/search';
import { newVet } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { sendCall, type AnyInput } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

/** Calls with a facility id, and where they take it. */
const calls: readonly (readonly [CallDefinition, (facilityId: string) => AnyInput])[] = [
  [readFacilityConfiguration, (facilityId) => ({ query: { facilityId } })],
  [readClients, (id) => ({ params: { id } })],
  [createClient, (FacilityId) => ({ body: { FacilityId, firstName: 'Ida' } })],
  [updateFacility, (facilityId) => ({ body: { facilityId, name: 'Aurora' } })],
  [updateOnboarding, (id) => ({ body: { id, name: 'Aurora' } })],
  [readCalendar, (facilityId) => ({ query: { facilityId, from: '2026-11-02', to: '2026-11-08' } })],
  [createFeed, (facilityId) => ({ body: { facilityId } })],
  [readRequests, (facilityId) => ({ query: { facilityId } })],
  [search, (facilityId) => ({ query: { q: 'Ida', facilityId } })],
  [readUsers, (idFacility) => ({ query: { id: crypto.randomUUID(), idFacility } })],
];

describe('the error for an unknown facility', () => {
  const product = useProduct();

  it.each(calls.map(([call, inputOf]) => [`${call.method} ${call.path}`, call, inputOf] as const))(
    '%s returns the same FACILITY_UNKNOWN for a missing facility as for a foreign one',
    async (_key, call, inputOf) => {
      const [vet, other] = [await newVet(product()), await newVet(product())];
      const answers = await Promise.all(
        [other.facility.id, crypto.randomUUID()].map(async (facilityId) => {
          const { status, bytes } = await sendCall(vet, call, inputOf(facilityId));
          const { requestId, ...problem } = JSON.parse(bytes.toString()) as { requestId: string };
          expect(requestId).not.toBe('');
          return { status, problem: JSON.stringify(problem) };
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.status).toBe(404);
      expect(JSON.parse(answers[0]?.problem ?? '')).toMatchObject({
        code: 'FACILITY_UNKNOWN',
        detail: 'Facility does not exist.',
      });
    },
  );

  it('FACILITY_UNKNOWN also applies to calls about a person at the facility', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const other = await newVet(product());
    for (const facilityId of [other.facility.id, crypto.randomUUID()]) {
      const status = { userId: owner.id, facilityId, status: 'DISABLED_BY_VET' };
      const requests: readonly (readonly [CallDefinition, AnyInput])[] = [
        [updateClient, { body: { id: owner.id, FacilityId: facilityId, note: 'x' } }],
        [updateStaff, { body: { id: vet.id, FacilityId: facilityId, species: [1] } }],
        [updateClientStatus, { body: status }],
        [removeLink, { query: { id_user: vet.id, id_facility: facilityId } }],
        [readFamily, { query: { FamilyId: owner.familyId, FacilityId: facilityId } }],
      ];
      for (const [call, input] of requests)
        expect(await vet.send(call, input), call.path).toMatchObject({
          status: 404,
          json: { code: 'FACILITY_UNKNOWN' },
        });
    }
  });

  it('FACILITY_CODE_UNKNOWN applies to malformed and unknown codes', async () => {
    const vet = await newVet(product());
    for (const code of ['x'.repeat(50), 'AAAAAAAA'])
      expect(await vet.send(readFacilityByCode, { params: { code } })).toMatchObject({
        status: 404,
        json: { code: 'FACILITY_CODE_UNKNOWN' },
      });
  });

  it('FACILITY_UNKNOWN also applies to a malformed id', async () => {
    const vet = await newVet(product());
    const answered = await vet.send(readClients, { params: { id: 'nowhere' }, query: {} });
    expect(answered).toMatchObject({ status: 404, json: { code: 'FACILITY_UNKNOWN' } });
  });

  it('NOT_FOUND applies when the facility exists but the person does not', async () => {
    const { vet } = await newClinicWithClient(product());
    const query = { id: crypto.randomUUID(), idFacility: vet.facility.id };
    await expect(vet.call(readUsers, { query })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
