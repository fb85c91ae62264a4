import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClientStatuses } from '@zampa/contract/clients/update-client-statuses';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { employ } from '@zampa/testing/memberships';
import {
  joinClinic,
  newColleague,
  newOwner,
  newVet,
  type TestAccount,
  type Vet,
} from '@zampa/testing/people';
import { newPet } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

const [VETERINARIAN, SECRETARY] = [3, 5];
type Step = 'ACTIVE' | 'DISABLED_BY_VET' | 'REMOVED';

describe('PATCH /api/clients/status', () => {
  const product = useProduct();

  /** Creates a clinic with `count` clients. */
  async function newClinic(count: number) {
    const vet = await newVet(product());
    const owners = await Promise.all(Array.from({ length: count }, () => newOwner(product())));
    for (const owner of owners) await joinClinic(owner, vet.facility);
    const { rows } = await product().pool.query<{ id: string }>(
      `select id from facility_clients where facility_id = $1
      order by array_position($2::uuid[], family_id)`,
      [vet.facility.id, owners.map(({ familyId }) => familyId)],
    );
    return { vet, owners, ids: rows.map(({ id }) => id) };
  }

  const change = (
    caller: TestAccount,
    { facility }: Vet,
    clients: readonly string[],
    status: Step,
  ) => caller.send(updateClientStatuses, { body: { facilityId: facility.id, clients, status } });

  const statuses = async ({ facility }: Vet, ids: readonly string[]) => {
    const { rows } = await product().pool.query<{ status: string }>(
      `select status from facility_clients where facility_id = $1
      order by array_position($2::uuid[], id)`,
      [facility.id, ids],
    );
    return rows.map(({ status }) => status);
  };

  it('changes all clients in one transaction and emits an event for each family', async () => {
    const { vet, owners, ids } = await newClinic(3);
    const { heard } = await openSocket(vet);
    const colleague = await newColleague(product());
    await employ(product().pool, vet.facility.id, colleague.id, { roleId: VETERINARIAN });
    const answer = await change(colleague, vet, [...ids, ...ids], 'DISABLED_BY_VET');
    expect(answer).toMatchObject({ status: 200, json: { changed: 3 } });
    expect(await statuses(vet, ids)).toEqual(Array(3).fill('DISABLED_BY_VET'));
    for (const { familyId } of owners)
      await expect
        .poll(() => heard)
        .toContainEqual(['client', { facilityId: vet.facility.id, FamilyId: familyId }]);
    expect((await change(vet, vet, ids, 'ACTIVE')).json).toEqual({ changed: 3 });
    const clients = await vet.call(readClients, { params: { id: vet.facility.id } });
    expect(clients.map(({ status }) => status)).toEqual(Array(3).fill('ACTIVE'));
  });

  it('hides all pets of removed clients', async () => {
    const { vet, owners, ids } = await newClinic(2);
    for (const owner of owners) {
      const pet = await newPet(owner);
      await owner.call(linkPets, { body: { facilityId: vet.facility.id, pets: [pet.id] } });
    }
    const linked = () =>
      product().pool.query('select from facility_pets where facility_id = $1', [vet.facility.id]);
    expect((await linked()).rowCount).toBe(2);
    expect((await change(vet, vet, ids, 'REMOVED')).json).toEqual({ changed: 2 });
    expect((await linked()).rowCount).toBe(0);
    expect(await vet.call(readClients, { params: { id: vet.facility.id } })).toEqual([]);
  });

  it('changes no client if one is in the wrong state or belongs to another clinic', async () => {
    const { vet, ids } = await newClinic(3);
    const stranger = await newClinic(1);
    const [last = ''] = ids.slice(-1);
    const place = (status: string) =>
      product().pool.query('update facility_clients set status = $1 where id = $2', [status, last]);
    const isRefused = async (clients: readonly string[], status: Step, code: string) => {
      const before = await statuses(vet, ids);
      expect((await change(vet, vet, clients, status)).json).toMatchObject({ code });
      expect(await statuses(vet, ids)).toEqual(before);
    };
    await place('INVITED');
    await isRefused(ids, 'DISABLED_BY_VET', 'STATUS_CONFLICT');
    await place('DISABLED_BY_PO');
    await change(vet, vet, ids.slice(0, 2), 'DISABLED_BY_VET');
    await isRefused(ids, 'ACTIVE', 'FORBIDDEN');
    await place('REMOVED');
    await isRefused(ids, 'ACTIVE', 'NOT_FOUND');
    await isRefused([...ids.slice(0, 2), ...stranger.ids], 'ACTIVE', 'NOT_FOUND');
    expect(await statuses(stranger.vet, stranger.ids)).toEqual(['ACTIVE']);
    await isRefused([], 'ACTIVE', 'VALIDATION');
  });

  it('rejects desk staff and clients', async () => {
    const { vet, owners, ids } = await newClinic(1);
    const desk = await newColleague(product());
    await employ(product().pool, vet.facility.id, desk.id, { roleId: SECRETARY });
    for (const caller of [desk, ...owners])
      expect((await change(caller, vet, ids, 'DISABLED_BY_VET')).json).toMatchObject({
        code: 'FORBIDDEN',
      });
    expect(await statuses(vet, ids)).toEqual(['ACTIVE']);
  });

  it('leaves all clients in one status when colleagues choose different ones simultaneously', async () => {
    const { vet, ids } = await newClinic(4);
    const answers = await Promise.all([
      change(vet, vet, ids, 'DISABLED_BY_VET'),
      change(vet, vet, ids.toReversed(), 'REMOVED'),
      change(vet, vet, ids, 'DISABLED_BY_VET'),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 409 || status === 404)).toBe(
      true,
    );
    expect(new Set(await statuses(vet, ids)).size).toBe(1);
  });
});
