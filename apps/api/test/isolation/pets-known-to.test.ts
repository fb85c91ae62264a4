import { linkPets } from '@zampa/contract/clients/link-pets';
import { unlinkPets } from '@zampa/contract/clients/unlink-pets';
import { newVet, type Owner } from '@zampa/testing/people';
import { newClinicWithClient, newStartedRequest } from '@zampa/testing/requests';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('column pets.known_to', () => {
  const product = useProduct();

  async function readKnownTo(petId: string): Promise<readonly string[]> {
    const { rows } = await product().pool.query<{ knownTo: string[] }>(
      'select known_to as "knownTo" from pets where id = $1',
      [petId],
    );
    return rows[0]?.knownTo ?? [];
  }
  const show = (owner: Owner, facilityId: string, petId: string) =>
    owner.call(linkPets, { body: { facilityId, pets: [petId] } });
  const hide = (owner: Owner, facilityId: string, petId: string) =>
    owner.call(unlinkPets, { body: { facilityId, pets: [petId] } });

  it('contains a clinic while the pet is shared with it', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    expect(await readKnownTo(pet.id)).toEqual([]);
    await show(owner, vet.facility.id, pet.id);
    expect(await readKnownTo(pet.id)).toEqual([vet.facility.id]);
    await hide(owner, vet.facility.id, pet.id);
    expect(await readKnownTo(pet.id)).toEqual([]);
    await show(owner, vet.facility.id, pet.id);
    expect(await readKnownTo(pet.id)).toEqual([vet.facility.id]);
  });

  it('keeps a clinic that has a record of the pet', async () => {
    const { vet, owner, pet } = await newStartedRequest(product());
    await hide(owner, vet.facility.id, pet.id);
    expect(await readKnownTo(pet.id)).toEqual([vet.facility.id]);
    await product().pool.query('delete from conversation_pets where pet_id = $1', [pet.id]);
    expect(await readKnownTo(pet.id)).toEqual([]);
  });

  it('is correct after one SQL statement adds or removes several clinics', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    await show(owner, vet.facility.id, pet.id);
    const others = [await newVet(product()), await newVet(product())];
    const ids = others.map(({ facility }) => facility.id);
    await product().pool.query('insert into facility_pets select unnest($1::uuid[]), $2, now()', [
      ids,
      pet.id,
    ]);
    expect(new Set(await readKnownTo(pet.id))).toEqual(new Set([vet.facility.id, ...ids]));
    await product().pool.query('delete from facility_pets where facility_id = any($1)', [ids]);
    expect(await readKnownTo(pet.id)).toEqual([vet.facility.id]);
  });

  describe('when a record is added while the pet is unshared', () => {
    it.each(['record committed first', 'unlinking committed first'])(
      'keeps the clinic (%s)',
      async (order) => {
        const { vet, owner, pet, id } = await newStartedRequest(product());
        const facilityId = vet.facility.id;
        await product().pool.query('delete from conversation_pets where pet_id = $1', [pet.id]);
        const record = (client: pg.ClientBase) =>
          client.query('insert into conversation_pets (conversation_id, pet_id) values ($1, $2)', [
            id,
            pet.id,
          ]);
        const take = (client: pg.ClientBase) =>
          client.query('delete from facility_pets where facility_id = $1 and pet_id = $2', [
            facilityId,
            pet.id,
          ]);
        const [first, second] =
          order === 'record committed first' ? [record, take] : [take, record];
        await runConcurrently(first, second);
        expect(await readKnownTo(pet.id)).toEqual([facilityId]);
        await show(owner, facilityId, pet.id);
      },
    );

    /** Runs both in parallel transactions and commits the first once the second waits for it. */
    async function runConcurrently(
      first: (client: pg.ClientBase) => Promise<unknown>,
      second: (client: pg.ClientBase) => Promise<unknown>,
    ): Promise<void> {
      const [one, other] = [await product().pool.connect(), await product().pool.connect()];
      try {
        await one.query('begin');
        await first(one);
        const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
        const pending = second(other);
        await expect
          .poll(async () => {
            const waiting = await product().pool.query(
              `select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`,
              [rows[0]?.pid],
            );
            return waiting.rowCount;
          })
          .toBe(1);
        await one.query('commit');
        await pending;
      } finally {
        one.release();
        other.release();
      }
    }
  });
});
