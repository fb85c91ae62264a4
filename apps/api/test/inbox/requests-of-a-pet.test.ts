import type { AnswerOf } from '@zampa/contract/call';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { fillFacility } from '@zampa/testing/many-requests';
import { employ } from '@zampa/testing/memberships';
import { newColleague, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient, newPet } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const CONSULTANT = 6;
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('POST /api/requests/search — requests of a pet', () => {
  const product = useProduct();

  it('returns all requests of pets with few and with many requests, in order', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner, pet } = clinic;
    const [second, rare] = [await newPet(owner, 'Brina'), await newPet(owner, 'Kira')];
    const families = [pet, second].map(({ id: petId }) => ({
      id: owner.familyId,
      userId: owner.id,
      petId,
    }));
    await fillFacility(
      product().pool,
      { facilityId: vet.facility.id, families, assignees: [vet.id] },
      600,
    );
    await product().pool.query(
      `insert into conversation_pets (conversation_id, pet_id)
      select id, $2 from conversations where facility_id = $1 and category = 'CONSULTATION' and status = 'CLOSED'
      order by created_at limit 3`,
      [vet.facility.id, rare.id],
    );
    const readStoredIds = async (pets: readonly string[]) => {
      const { rows } = await product().pool.query<{ id: string }>(
        `select id from conversations where facility_id = $1 and category = 'CONSULTATION' and status <> 'PENDING'
          and id in (select conversation_id from conversation_pets where pet_id = any($2))
        order by updated_at desc, id desc`,
        [vet.facility.id, pets],
      );
      return idsOf(rows);
    };
    for (const pets of [[pet.id], [rare.id], [rare.id, second.id], [pet.id, second.id, rare.id]])
      expect(await everyPage(vet, { payload: { pets } })).toEqual(await readStoredIds(pets));
  });

  it('returns only its own requests of a shared pet to each clinic, and none to strangers', async () => {
    const [first, second] = [
      await newClinicWithClient(product()),
      await newClinicWithClient(product()),
    ];
    const stranger = await newClinicWithClient(product());
    const { owner, pet } = first;
    const families = [{ id: owner.familyId, userId: owner.id, petId: pet.id }];
    for (const { vet } of [first, second])
      await fillFacility(
        product().pool,
        { facilityId: vet.facility.id, families, assignees: [vet.id] },
        250,
      );
    const body = { payload: { pets: [pet.id] } };
    for (const { vet } of [first, second]) {
      const { rows } = await product().pool.query<{ id: string }>(
        `select id from conversations where facility_id = $1 and category = 'CONSULTATION' and status <> 'PENDING'
        order by updated_at desc, id desc`,
        [vet.facility.id],
      );
      expect(rows.length).toBeGreaterThan(100);
      expect(await everyPage(vet, body)).toEqual(idsOf(rows));
    }
    const consultant = await newColleague(product());
    await employ(product().pool, first.vet.facility.id, consultant.id, { roleId: CONSULTANT });
    for (const person of [stranger.vet, stranger.owner, second.owner, consultant])
      expect(await everyPage(person, body)).toEqual([]);
  });

  /** Reads all results in pages of fifty. */
  async function everyPage(person: TestAccount, body: object): Promise<readonly string[]> {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 50, ...(cursor && { cursor }) };
      const { json, headers } = await person.send(searchRequests, { query, body });
      found.push(...idsOf(json as AnswerOf<typeof searchRequests>));
      const [, next] = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
      cursor = next && (new URL(next, product().address).searchParams.get('cursor') ?? undefined);
    } while (cursor);
    return found;
  }
});
