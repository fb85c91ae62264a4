import { linkPets } from '@zampa/contract/clients/link-pets';
import { unlinkPets } from '@zampa/contract/clients/unlink-pets';
import { newVet, type Owner } from '@zampa/testing/people';
import { newClinicWithClient, newStartedRequest } from '@zampa/testing/requests';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('by which facilities a pet is known', () => {
  const product = useProduct();

  async function known(petId: string): Promise<readonly string[]> {
    const { rows } = await product().pool.query<{ known: string[] }>(
      'select known_to as known from pets where id = $1',
      [petId],
    );
    return rows[0]?.known ?? [];
  }
  const show = (owner: Owner, facilityId: string, petId: string) =>
    owner.call(linkPets, { body: { facilityId, pets: [petId] } });
  const hide = (owner: Owner, facilityId: string, petId: string) =>
    owner.call(unlinkPets, { body: { facilityId, pets: [petId] } });

  it('is said by its row as it is shown, and no more when it is hidden', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    expect(await known(pet.id)).toEqual([]);
    await show(owner, vet.facility.id, pet.id);
    expect(await known(pet.id)).toEqual([vet.facility.id]);
    await hide(owner, vet.facility.id, pet.id);
    expect(await known(pet.id)).toEqual([]);
    await show(owner, vet.facility.id, pet.id);
    expect(await known(pet.id)).toEqual([vet.facility.id]);
  });

  it('stays where there is a record of it', async () => {
    const { vet, owner, pet } = await newStartedRequest(product());
    await hide(owner, vet.facility.id, pet.id);
    expect(await known(pet.id)).toEqual([vet.facility.id]);
    await product().pool.query('delete from conversation_pets where pet_id = $1', [pet.id]);
    expect(await known(pet.id)).toEqual([]);
  });

  it('is said of several that come and go in one statement', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    await show(owner, vet.facility.id, pet.id);
    const others = [await newVet(product()), await newVet(product())];
    const ids = others.map(({ facility }) => facility.id);
    await product().pool.query('insert into facility_pets select unnest($1::uuid[]), $2, now()', [
      ids,
      pet.id,
    ]);
    expect(new Set(await known(pet.id))).toEqual(new Set([vet.facility.id, ...ids]));
    await product().pool.query('delete from facility_pets where facility_id = any($1)', [ids]);
    expect(await known(pet.id)).toEqual([vet.facility.id]);
  });

  describe('while another takes it from sight at the same moment', () => {
    it.each(['the record first', 'the sight first'])(
      'is kept by a record of it: %s',
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
        const [first, second] = order === 'the record first' ? [record, take] : [take, record];
        await both(first, second);
        expect(await known(pet.id)).toEqual([facilityId]);
        await show(owner, facilityId, pet.id);
      },
    );

    /** Commits the first once the second waits for it. */
    async function both(
      first: (client: pg.ClientBase) => Promise<unknown>,
      second: (client: pg.ClientBase) => Promise<unknown>,
    ): Promise<void> {
      const [one, other] = [await product().pool.connect(), await product().pool.connect()];
      try {
        await one.query('begin');
        await first(one);
        const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
        const done = second(other);
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
        await done;
      } finally {
        one.release();
        other.release();
      }
    }
  });
});
