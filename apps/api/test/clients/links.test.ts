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
import { adopt, employ } from '@zampa/testing/memberships';
import {
  join,
  newColleague,
  newOwner,
  newVet,
  newVisitor,
  signedIn,
  type Vet,
} from '@zampa/testing/people';
import { newClinicWithClient, newPet } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { clientsHeardBy, openSocket } from '../socket.ts';
import { countOf } from '../stored.ts';

const UNKNOWN_CODE = {
  status: 404,
  code: 'FACILITY_CODE_UNKNOWN',
  detail: 'Facility code not associated with any facility.',
};

describe('POST /api/users/link — a family joins a clinic by its code', () => {
  const product = useProduct();
  const links = (facilityId: string) =>
    countOf(product(), 'facility_clients', `facility_id = $1 and status = 'ACTIVE'`, [facilityId]);

  it('makes the family an active client, once, and tells the clinic', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    const { heard } = await openSocket(vet);
    const joined = await join(owner, vet.facility);
    expect(joined).toMatchObject({ id: vet.facility.id, status: 'ACTIVE', pets: [] });
    await expect
      .poll(() => clientsHeardBy(heard))
      .toEqual([['client', { facilityId: vet.facility.id, FamilyId: owner.familyId }]]);
    expect(await join(owner, vet.facility)).toEqual(joined);
    expect(await links(vet.facility.id)).toBe(1);
    await expect(owner.call(readMe, {})).resolves.toMatchObject({ vetFacilities: [joined] });
  });

  it('makes one client of twenty requests at the same moment', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    await Promise.all(Array.from({ length: 20 }, () => join(owner, vet.facility)));
    expect(await links(vet.facility.id)).toBe(1);
  });

  it('refuses codes that nobody has, also many at once, and lets others work meanwhile', async () => {
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

  it('stops wrong codes from one address of the network, whoever tries them, and right ones with them', async () => {
    const vet = await newVet(product());
    const owners = await Promise.all(Array.from({ length: 4 }, () => newOwner(product())));
    product().clock.advanceToNext(3600);
    const { ip } = newVisitor(product().address);
    const again = await Promise.all(
      owners.map(async (owner) => ({
        ...owner,
        ...(await signedIn({ ...owner, ip }, owner.email)),
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

  it('takes no code any more from who has tried too many, so that a right one does not show', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    product().clock.advanceToNext(3600);
    const guesser = { ...owner, ...(await signedIn(owner, owner.email)) };
    const guess = (facilityCode: string) =>
      guesser.call(joinFacility, { body: { facilityCode, userId: owner.id } });
    for (let miss = 0; miss < 10; miss += 1)
      await expect(guess('AAAAAAAA')).rejects.toMatchObject(UNKNOWN_CODE);
    for (const code of ['AAAAAAAA', vet.facility.code])
      await expect(guess(code)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(await links(vet.facility.id)).toBe(0);
    product().clock.advanceToNext(3600);
    const later = { ...owner, ...(await signedIn(owner, owner.email)) };
    const body = { facilityCode: vet.facility.code, userId: owner.id };
    await expect(later.call(joinFacility, { body })).resolves.toMatchObject({
      id: vet.facility.id,
    });
  });

  it('is for oneself, for one’s own family, and for its admin', async () => {
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
    await adopt(product().pool, owner.familyId, other.id);
    const member = { facilityCode, userId: other.id };
    await expect(other.call(joinFacility, { body: member })).rejects.toMatchObject({ status: 403 });
    expect(await links(vet.facility.id)).toBe(0);
  });

  it('does not bring back whom the clinic has shut out', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    await product().pool.query(
      `update facility_clients set status = 'DISABLED_BY_VET' where family_id = $1`,
      [owner.familyId],
    );
    await expect(join(owner, vet.facility)).rejects.toMatchObject({ status: 403 });
    expect(await links(vet.facility.id)).toBe(0);
  });
});

describe('DELETE /api/v2/users/link — a relation ends', () => {
  const product = useProduct();
  const joined = async (vet: Vet) => {
    const owner = await newOwner(product());
    await join(owner, vet.facility);
    return owner;
  };

  it('takes the pets out of the clinic’s sight, and the code brings the family back', async () => {
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
    await join(owner, vet.facility);
    await expect(vet.call(readFamily, ofFamily)).resolves.toMatchObject({ code: null, Pets: [] });
  });

  it('ends once: what ended is left as it is, and no screen hears of it again', async () => {
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
    /** Until all is heard that came before: somebody else becomes a client. */
    const nextClient = async () => {
      const { familyId: FamilyId } = await joined(vet);
      const told = ['client', { facilityId: vet.facility.id, FamilyId }];
      await expect.poll(() => heard).toContainEqual(told);
      return told;
    };
    await owner.call(leaveFacility, { query });
    await nextClient();
    const [[left], before] = [await state(), clientsHeardBy(heard).length];
    product().clock.advance(1);
    await owner.call(leaveFacility, { query });
    expect(await state()).toEqual([left]);
    const next = await nextClient();
    expect(clientsHeardBy(heard).slice(before)).toEqual([next]);
  });

  it('takes the admin of that very clinic, whatever the vet is elsewhere', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const elsewhere = await newVet(product());
    await join(owner, elsewhere.facility);
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

describe('POST /api/users/link/pets — a family shows its pets', () => {
  const product = useProduct();

  it('shows those that were chosen, and hides them again', async () => {
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

  it('knows no pets of others, and nothing in part', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    const foreign = await newPet(await newOwner(product()));
    const body = { facilityId: vet.facility.id, pets: [pet.id, foreign.id] };
    await expect(owner.call(linkPets, { body })).rejects.toMatchObject({ status: 404 });
    expect(await countOf(product(), 'facility_pets', 'pet_id = $1', [pet.id])).toBe(0);
  });
});

describe('GET /api/users/facility/{id} — who belongs to a clinic', () => {
  const product = useProduct();

  it.each([
    ['the latest first', '', ['Elena', 'Dario', 'Bruno', 'Anna', 'Carla']],
    ['by name', '&sort=name', ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena']],
  ])('lists clients %s in pages, with the number of all', async (_order, sort, sorted) => {
    const vet = await newVet(product());
    for (const name of ['Carla', 'Anna', 'Bruno', 'Dario', 'Elena']) {
      await join(await newOwner(product(), name), vet.facility);
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

  it('finds clients by name, address and the pets it may see', async () => {
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

  it('shows clients the first name and an initial of the staff', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const input = { params: { id: vet.facility.id } };
    const [seenByClient] = await owner.call(readVets, input);
    expect(seenByClient).toMatchObject({ firstName: 'Vera', lastName: 'B', idRole: 1 });
    expect(await vet.call(readVets, input)).toMatchObject([{ lastName: 'Bianchi' }]);
  });

  it('does not open a foreign clinic to who names themselves beside its people', async () => {
    const { vet } = await newClinicWithClient(product());
    const stranger = await newColleague(product());
    const query = { id: `${stranger.id},${vet.id}`, idFacility: vet.facility.id };
    const people = await stranger.call(readUsers, { query });
    expect(people.map(({ id }) => id)).toEqual([stranger.id]);
  });
});
