import { readClients } from '@zampa/contract/clients/read-clients';
import { readVets } from '@zampa/contract/clients/read-vets';
import { readFacilityByCode } from '@zampa/contract/facilities/read-facility-by-code';
import { readFamily } from '@zampa/contract/families/read-family';
import { readMe } from '@zampa/contract/people/read-me';
import { readUsers } from '@zampa/contract/people/read-users';
import { readPets } from '@zampa/contract/pets/read-pets';
import { joinFacility } from '@zampa/contract/clients/join-facility';
import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { unlinkPets } from '@zampa/contract/clients/unlink-pets';
import { moveToFamily, employ } from '@zampa/testing/memberships';
import {
  joinClinic,
  newColleague,
  newOwner,
  newVet,
  newVisitor,
  openSession,
  type Vet,
} from '@zampa/testing/people';
import { newClinicWithClient, newPet } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { clientMessagesIn, openSocket } from '../socket.ts';
import { countOf } from '../stored.ts';

const UNKNOWN_CODE = {
  status: 404,
  code: 'FACILITY_CODE_UNKNOWN',
  detail: 'Facility code not associated with any facility.',
};

describe('joining a clinic by its code (POST /api/users/link)', () => {
  const product = useProduct();
  const links = (facilityId: string) =>
    countOf(product(), 'facility_clients', `facility_id = $1 and status = 'ACTIVE'`, [facilityId]);

  it('makes the family an active client once, and notifies the clinic', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    const { heard } = await openSocket(vet);
    const joined = await joinClinic(owner, vet.facility);
    expect(joined).toMatchObject({ id: vet.facility.id, status: 'ACTIVE', pets: [] });
    await expect
      .poll(() => clientMessagesIn(heard))
      .toEqual([['client', { facilityId: vet.facility.id, FamilyId: owner.familyId }]]);
    expect(await joinClinic(owner, vet.facility)).toEqual(joined);
    expect(await links(vet.facility.id)).toBe(1);
    await expect(owner.call(readMe, {})).resolves.toMatchObject({ vetFacilities: [joined] });
  });

  it('creates one client for twenty simultaneous requests', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    await Promise.all(Array.from({ length: 20 }, () => joinClinic(owner, vet.facility)));
    expect(await links(vet.facility.id)).toBe(1);
  });

  it('rejects unknown codes, even many simultaneous ones', async () => {
    const owners = await Promise.all(Array.from({ length: 30 }, () => newOwner(product())));
    const codes = ['AAAAAAAA', 'I0O1', 'x'];
    const misses = owners.map((owner, at) =>
      owner.call(joinFacility, {
        body: { facilityCode: codes[at % codes.length] ?? '', userId: owner.id },
      }),
    );
    for (const miss of await Promise.allSettled(misses))
      expect(miss).toMatchObject({ status: 'rejected', reason: UNKNOWN_CODE });
  });

  it('blocks an IP address after 30 wrong codes, across accounts and even for the right code', async () => {
    const vet = await newVet(product());
    const owners = await Promise.all(Array.from({ length: 4 }, () => newOwner(product())));
    product().clock.advanceToNext(3600);
    const { ip } = newVisitor(product().address);
    const again = await Promise.all(
      owners.map(async (owner) => ({
        ...owner,
        ...(await openSession({ ...owner, ip }, owner.email)),
      })),
    );
    const [first] = again;
    if (!first) throw new Error('nobody to try');
    const guesses = again.flatMap((owner) => Array.from({ length: 10 }, () => owner)).slice(0, 30);
    const guess = (owner: (typeof again)[number], facilityCode = 'AAAAAAAA') =>
      owner.call(joinFacility, { body: { facilityCode, userId: owner.id } });
    for (const missed of await Promise.allSettled(guesses.map((owner) => guess(owner))))
      expect(missed).toMatchObject({ status: 'rejected', reason: UNKNOWN_CODE });
    const last = again.at(-1) ?? first;
    await expect(guess(last)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    await expect(
      last.call(readFacilityByCode, { params: { code: 'AAAAAAAA' } }),
    ).rejects.toMatchObject({ status: 429 });
    await expect(guess(last, vet.facility.code)).rejects.toMatchObject({ status: 429 });
    expect(await links(vet.facility.id)).toBe(0);
  });

  it('blocks an account for an hour after ten wrong codes, even for the right one', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    product().clock.advanceToNext(3600);
    const guesser = { ...owner, ...(await openSession(owner, owner.email)) };
    const guess = (facilityCode: string) =>
      guesser.call(joinFacility, { body: { facilityCode, userId: owner.id } });
    for (let miss = 0; miss < 10; miss += 1)
      await expect(guess('AAAAAAAA')).rejects.toMatchObject(UNKNOWN_CODE);
    for (const code of ['AAAAAAAA', vet.facility.code])
      await expect(guess(code)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(await links(vet.facility.id)).toBe(0);
    product().clock.advanceToNext(3600);
    const later = { ...owner, ...(await openSession(owner, owner.email)) };
    const body = { facilityCode: vet.facility.code, userId: owner.id };
    await expect(later.call(joinFacility, { body })).resolves.toMatchObject({
      id: vet.facility.id,
    });
  });

  it("is allowed only for oneself and as admin of one's own family", async () => {
    const [vet, owner, other] = [
      await newVet(product()),
      await newOwner(product()),
      await newOwner(product()),
    ];
    const facilityCode = vet.facility.code;
    for (const body of [
      { facilityCode, userId: other.id },
      { facilityCode, userId: owner.id, familyId: other.familyId },
    ])
      await expect(owner.call(joinFacility, { body })).rejects.toMatchObject({ status: 404 });
    await moveToFamily(product().pool, owner.familyId, other.id);
    const member = { facilityCode, userId: other.id };
    await expect(other.call(joinFacility, { body: member })).rejects.toMatchObject({ status: 403 });
    expect(await links(vet.facility.id)).toBe(0);
  });

  it('is refused to a family that the clinic has paused', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    await product().pool.query(
      `update facility_clients set status = 'DISABLED_BY_VET' where family_id = $1`,
      [owner.familyId],
    );
    await expect(joinClinic(owner, vet.facility)).rejects.toMatchObject({ status: 403 });
    expect(await links(vet.facility.id)).toBe(0);
  });
});

describe('leaving a clinic (DELETE /api/v2/users/link)', () => {
  const product = useProduct();
  const newJoinedOwner = async (vet: Vet) => {
    const owner = await newOwner(product());
    await joinClinic(owner, vet.facility);
    return owner;
  };

  it('hides the family and its pets from the clinic until the family joins again', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    await owner.call(linkPets, { body: { facilityId: vet.facility.id, pets: [pet.id] } });
    const query = { id_facility: vet.facility.id, id_family: owner.familyId };
    await owner.call(leaveFacility, { query });
    expect(await vet.call(readPets, { query: { PetId: pet.id } })).toEqual([]);
    const ofFamily = { query: { FamilyId: owner.familyId } };
    await expect(vet.call(readFamily, ofFamily)).rejects.toMatchObject({ status: 404 });
    expect(
      await owner.call(readUsers, { query: { id: vet.id } }),
      'a former client knows no staff',
    ).toEqual([]);
    await joinClinic(owner, vet.facility);
    await expect(vet.call(readFamily, ofFamily)).resolves.toMatchObject({ code: null, Pets: [] });
  });

  it('has no further effect the second time, and sends no socket event', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const query = { id_facility: vet.facility.id, id_family: owner.familyId };
    const state = async () => {
      const { rows } = await product().pool.query<{ status: string; updated_at: Date }>(
        'select status, updated_at from facility_clients where family_id = $1',
        [owner.familyId],
      );
      return rows;
    };
    const { heard } = await openSocket(vet);
    /** Makes another person a client and waits for its event, so that all earlier events have arrived. */
    const nextClient = async () => {
      const { familyId: FamilyId } = await newJoinedOwner(vet);
      const clientEvent = ['client', { facilityId: vet.facility.id, FamilyId }];
      await expect.poll(() => heard).toContainEqual(clientEvent);
      return clientEvent;
    };
    await owner.call(leaveFacility, { query });
    await nextClient();
    const [[left], before] = [await state(), clientMessagesIn(heard).length];
    product().clock.advance(1);
    await owner.call(leaveFacility, { query });
    expect(await state()).toEqual([left]);
    const next = await nextClient();
    expect(clientMessagesIn(heard).slice(before)).toEqual([next]);
  });

  it('requires an admin of that clinic; roles elsewhere do not count', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const elsewhere = await newVet(product());
    await joinClinic(owner, elsewhere.facility);
    await employ(product().pool, elsewhere.facility.id, vet.id, { roleId: 3 });
    const end = (facilityId: string) =>
      vet.call(leaveFacility, { query: { id_facility: facilityId, id_family: owner.familyId } });
    await expect(end(elsewhere.facility.id)).rejects.toMatchObject({ status: 403 });
    await expect(end(crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
    await end(vet.facility.id);
    const { rows } = await product().pool.query(
      'select facility_id, status from facility_clients where family_id = $1 order by status',
      [owner.familyId],
    );
    expect(rows).toEqual([
      { facility_id: elsewhere.facility.id, status: 'ACTIVE' },
      { facility_id: vet.facility.id, status: 'REMOVED' },
    ]);
  });
});

describe('showing pets to a clinic (POST /api/users/link/pets)', () => {
  const product = useProduct();

  it('shows the selected pets, and hides them again', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    const hidden = await newPet(owner, 'Segreto');
    const body = { facilityId: vet.facility.id, pets: [pet.id] };
    const seen = () => vet.call(readPets, { query: { PetId: `${pet.id},${hidden.id}` } });
    expect(await seen()).toEqual([]);
    expect(await owner.call(linkPets, { body })).toEqual(body);
    expect(await owner.call(linkPets, { body })).toEqual(body);
    expect((await seen()).map(({ id }) => id)).toEqual([pet.id]);
    expect(await owner.call(unlinkPets, { body })).toEqual({ ...body, pets: [] });
    expect(await seen()).toEqual([]);
  });

  it('rejects the whole list if one pet belongs to another family', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    const foreign = await newPet(await newOwner(product()));
    const body = { facilityId: vet.facility.id, pets: [pet.id, foreign.id] };
    await expect(owner.call(linkPets, { body })).rejects.toMatchObject({ status: 404 });
    expect(await countOf(product(), 'facility_pets', 'pet_id = $1', [pet.id])).toBe(0);
  });
});

describe('GET /api/users/facility/{id} — people of a clinic', () => {
  const product = useProduct();

  it.each([
    ['the latest first', '', ['Elena', 'Dario', 'Bruno', 'Anna', 'Carla']],
    ['by name', '&sort=name', ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena']],
  ])('lists clients %s in pages with a total count', async (_order, sort, sorted) => {
    const vet = await newVet(product());
    for (const name of ['Carla', 'Anna', 'Bruno', 'Dario', 'Elena']) {
      await joinClinic(await newOwner(product(), name), vet.facility);
      product().clock.advance(1);
    }
    const names: string[] = [];
    let url: string | null = `/api/users/facility/${vet.facility.id}/clients?limit=2${sort}`;
    for (let pages = 0; url && pages < 4; pages += 1) {
      const response: Response = await fetch(new URL(url, product().address), {
        headers: { authorization: `Bearer ${vet.token}` },
      });
      expect(response.headers.get('x-total-count')).toBe('5');
      const page = (await response.json()) as { firstName: string }[];
      expect(page.length).toBeLessThanOrEqual(2);
      names.push(...page.map(({ firstName }) => firstName));
      url = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(names).toEqual(sorted);
  });

  it('finds clients by name, e-mail address and visible pets', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    const find = async (search: string) =>
      (await vet.call(readClients, { params: { id: vet.facility.id }, query: { search } })).map(
        ({ FamilyId }) => FamilyId,
      );
    expect(await find('olga ROSSI')).toEqual([owner.familyId]);
    expect(await find(owner.email)).toEqual([owner.familyId]);
    expect(await find(pet.name)).toEqual([]);
    await owner.call(linkPets, { body: { facilityId: vet.facility.id, pets: [pet.id] } });
    expect(await find(pet.name)).toEqual([owner.familyId]);
    expect(await find('%')).toEqual([]);
  });

  it('shows clients the first name and last initial of staff', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const input = { params: { id: vet.facility.id } };
    const [seenByClient] = await owner.call(readVets, input);
    expect(seenByClient).toMatchObject({ firstName: 'Vera', lastName: 'B', idRole: 1 });
    expect(await vet.call(readVets, input)).toMatchObject([{ lastName: 'Bianchi' }]);
  });

  it('does not reveal staff to a stranger who adds their own id', async () => {
    const { vet } = await newClinicWithClient(product());
    const stranger = await newColleague(product());
    const query = { id: `${stranger.id},${vet.id}`, idFacility: vet.facility.id };
    const people = await stranger.call(readUsers, { query });
    expect(people.map(({ id }) => id)).toEqual([stranger.id]);
  });
});
