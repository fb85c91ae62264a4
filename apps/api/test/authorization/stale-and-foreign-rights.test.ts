import { createFeed } from '@zampa/contract/appointments/create-feed';
import { updateClient } from '@zampa/contract/clients/update-client';
import { createEvent } from '@zampa/contract/requests/create-event';
import { readFamily } from '@zampa/contract/families/read-family';
import { acceptInvitation } from '@zampa/contract/invitations/accept-invitation';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { updateUser } from '@zampa/contract/people/update-user';
import { updateStaff } from '@zampa/contract/team/update-staff';
import { moveToFamily, employ } from '@zampa/testing/memberships';
import { joinClinic, newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import { sendCall, type CallResponse } from '@zampa/testing/send-call';
import { newClinicWithClient, newStartedRequest, requestBody } from '@zampa/testing/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { disableRowLevelSecurity } from '../isolation/disable-row-level-security.ts';
import { slotInTwoDays } from '../moments.ts';
import { pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { callOf } from './calls-of-rows.ts';
import { assign } from './scene-appointments.ts';
import { hire, joinOrganization } from './scene-people.ts';

const ORGANIZATION_ADMIN = 2;
const VETERINARIAN = 3;
const CONSULTANT = 6;

/**
 * Ended, pending and foreign rights grant nothing here: neither with row-level security nor with its policies lifted,
 * which would hide mistakes in the statements' own conditions.
 */
describe.each([
  { isolation: 'row-level security and query conditions', prepare: () => Promise.resolve() },
  { isolation: 'query conditions alone', prepare: disableRowLevelSecurity },
])('ended, pending and foreign rights, with $isolation', ({ prepare }) => {
  const product = useProduct();
  beforeAll(() => prepare(product().pool));
  const sendRow = (caller: TestAccount, row: string, input: object): Promise<CallResponse> =>
    sendCall(caller, callOf(row), input);
  const query = (text: string, values: unknown[]) => product().pool.query(text, values);

  it('a former organization admin cannot read requests of its clinics', async () => {
    const [here, elsewhere] = [
      await newStartedRequest(product()),
      await newStartedRequest(product()),
    ];
    const { vet: admin } = await joinOrganization(product(), here, elsewhere);
    const params = { id: here.id };
    expect((await sendRow(admin, 'GET /requests/{id}', { params })).status).toBe(200);
    const former = { roleId: ORGANIZATION_ADMIN, status: 'REMOVED' } as const;
    await employ(product().pool, elsewhere.vet.facility.id, admin.id, former);
    expect((await sendRow(admin, 'GET /requests/{id}', { params })).status).toBe(404);
  });

  it('a clinic cannot read a family that has paused it', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const read = () => vet.call(readFamily, { query: { FamilyId: owner.familyId } });
    await read();
    await query(`update facility_clients set status = 'DISABLED_BY_PO' where family_id = $1`, [
      owner.familyId,
    ]);
    await expect(read()).rejects.toMatchObject({ status: 404 });
  });

  it('a consultant can read a family only at the clinic where a conversation is assigned to them', async () => {
    const request = await newStartedRequest(product());
    const elsewhere = await newVet(product());
    const consultant = await hire(product(), request.vet.facility.id, CONSULTANT);
    await employ(product().pool, elsewhere.facility.id, consultant.id, { roleId: CONSULTANT });
    await joinClinic(request.owner, elsewhere.facility);
    await assign(request.vet, request.id, consultant);
    const read = (FacilityId: string) =>
      consultant.call(readFamily, { query: { FamilyId: request.owner.familyId, FacilityId } });
    await read(request.vet.facility.id);
    await expect(read(elsewhere.facility.id)).rejects.toMatchObject({ status: 404 });
  });

  it('a consultant gains no rights here by being admin of another clinic of the same client', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const both = await newVet(product());
    const { id: facilityId } = vet.facility;
    await employ(product().pool, facilityId, both.id, { roleId: CONSULTANT });
    await joinClinic(owner, both.facility);
    const note = { id: owner.id, FacilityId: facilityId, note: 'Private' };
    await vet.call(updateClient, { body: note });

    const { familyId: FamilyId } = owner;
    const named = { FamilyId, FacilityId: facilityId };
    const pet = { FamilyId, name: 'Luna', SpeciesId: 2 };
    const client = { userId: owner.id, facilityId, status: 'DISABLED_BY_VET' };
    for (const [row, input] of [
      ['PATCH /users/client', { body: { ...note, note: 'Mine' } }],
      ['GET /families', { query: named }],
      ['POST /pets', { query: { facilityId }, body: pet }],
      ['PATCH /client/status', { body: client }],
      ['DELETE /v2/users/link', { query: { id_facility: facilityId, id_family: FamilyId } }],
      [
        'GET /{userId}/diary',
        { params: { userId: owner.id }, query: { filterByFacilityId: facilityId } },
      ],
    ] as const)
      expect((await sendRow(both, row, input)).status, row).toBe(404);
    // A call that names no clinic refers to their own.
    const own = await both.call(readFamily, { query: { FamilyId } });
    expect(own.Facilities.map(({ id }) => id)).toEqual([both.facility.id]);
    const createdPet = (await sendRow(both, 'POST /pets', { body: pet })).json as {
      readonly id: string;
    };
    const shown = 'select facility_id from facility_pets where pet_id = $1';
    expect((await query(shown, [createdPet.id])).rows).toEqual([{ facility_id: both.facility.id }]);
  });

  it('a person who left a family gets no more of its visits in a calendar feed', async () => {
    const request = await newStartedRequest(product());
    const { vet, owner } = request;
    const visitBody = { ...requestBody(request), category: 'VISIT' };
    const { id: visitId } = await owner.call(createEvent, { body: visitBody });
    const event = { ...slotInTwoDays(9), resource: vet.id };
    await vet.call(createEvent, {
      body: { type: 'CALENDAR', category: 'BOOKING', parent_id: visitId, payload: { event } },
    });
    const { url } = await owner.call(createFeed, { body: {} });
    const token = /feeds\/(.+)\.ics$/.exec(url ?? '')?.[1];
    const visits = async () => {
      const read = await sendRow(owner, 'GET /calendar/feeds/{token}.ics', { params: { token } });
      return read.bytes.toString().match(/BEGIN:VEVENT/g)?.length ?? 0;
    };
    expect(await visits()).toBe(1);
    await query(`update family_members set status = 'PENDING' where user_id = $1`, [owner.id]);
    expect(await visits()).toBe(0);
  });

  it('a person who left a family cannot read requests they made for it, not even in a list', async () => {
    const request = await newStartedRequest(product());
    const member = await newOwner(product());
    await moveToFamily(product().pool, request.owner.familyId, member.id);
    const first = await member.call(createEvent, { body: requestBody(request) });
    const second = await member.call(createEvent, { body: requestBody(request) });
    const read = async () => {
      const id = `${first.id},${second.id}`;
      return (await sendRow(member, 'GET /events', { query: { id } })).json;
    };
    expect(await read()).toHaveLength(2);
    await query('delete from family_members where user_id = $1', [member.id]);
    expect(await read()).toEqual([]);
  });

  it('an admin of another clinic cannot change colleagues here', async () => {
    const [here, elsewhere] = [await newVet(product()), await newVet(product())];
    const colleague = await hire(product(), here.facility.id, VETERINARIAN);
    await employ(product().pool, elsewhere.facility.id, colleague.id, { roleId: VETERINARIAN });
    await employ(product().pool, here.facility.id, elsewhere.id, { roleId: VETERINARIAN });
    const changed = elsewhere.call(updateStaff, {
      body: { id: colleague.id, FacilityId: here.facility.id, species: [1] },
    });
    await expect(changed).rejects.toMatchObject({ status: 403 });
  });

  it('a pet owner cannot join the staff through an invitation to their address', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    const at = { facilityId: vet.facility.id };
    const colleague = { firstName: 'Nina', lastName: 'Neri', idRole: VETERINARIAN };
    await vet.call(inviteStaff, {
      query: at,
      body: { users: [{ ...colleague, email: owner.email }] },
    });
    const [invitation] = await vet.call(readInvitations, { query: at });
    const token = new URL(invitation?.link ?? '').searchParams.get('invitation') ?? '';
    await expect(owner.call(acceptInvitation, { body: { token } })).rejects.toMatchObject({
      status: 403,
    });
  });

  it("a clinic cannot see people who have only asked to join a client's family", async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const applicant = await newOwner(product());
    await query(`update family_members set family_id = $1, status = 'PENDING' where user_id = $2`, [
      owner.familyId,
      applicant.id,
    ]);
    const userId = applicant.id;
    const seen = await sendRow(vet, 'GET /{userId}/diary', { params: { userId } });
    expect(seen.status).toBe(404);
    const body = { id: userId, FacilityId: vet.facility.id, note: 'Known?' };
    expect((await sendRow(vet, 'PATCH /users/client', { body })).status).toBe(404);
  });

  it('a former colleague can neither be changed nor seen by anyone', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const former = await hire(product(), vet.facility.id, VETERINARIAN);
    const image = { bytes: await pngPicture() };
    const { image: address } = await former.call(updateUser, { body: {}, image });
    const params = { id: address?.split('/').at(-1) };
    const seen = async () => [
      (await sendRow(vet, 'GET /files/{id}', { params })).status,
      (await sendRow(owner, 'GET /files/{id}', { params })).status,
    ];
    expect(await seen()).toEqual([200, 200]);
    const removed = { roleId: VETERINARIAN, status: 'REMOVED' } as const;
    await employ(product().pool, vet.facility.id, former.id, removed);
    expect(await seen()).toEqual([404, 404]);
    const body = { id: former.id, FacilityId: vet.facility.id, species: [1] };
    const colleague = await hire(product(), vet.facility.id, VETERINARIAN);
    for (const caller of [vet, colleague])
      expect((await sendRow(caller, 'PATCH /users/vet', { body })).status).toBe(404);
  });
});
