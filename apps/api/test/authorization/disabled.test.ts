import { sendCall } from '@zampa/testing/send-call';
import { beforeAll, describe, expect, it } from 'vitest';
import { slotInTwoDays } from '../moments.ts';
import { useProduct } from '../product.ts';
import { snapshotTables, type TableSnapshot } from '../table-snapshot.ts';
import { callOf } from './calls-of-rows.ts';
import { newScene, type Scene } from './scene.ts';

describe('a disabled user', () => {
  const product = useProduct();
  let scene: Scene;
  let tables: TableSnapshot;

  beforeAll(async () => {
    scene = await newScene(product());
    tables = await snapshotTables(product().pool);
  });

  /** Returns the result of a request before and after the user is disabled. */
  async function beforeAndAfter<Answer>(userId: string, makeRequest: () => Promise<Answer>) {
    const before = await makeRequest();
    await product().pool.query('update users set enabled = false where id = $1', [userId]);
    const after = await makeRequest();
    await tables.restore();
    return [before, after];
  }

  it('gets 403 for calls with an existing session', async () => {
    const { VA } = scene.people;
    const params = { id: scene.here.conversationId };
    const makeRequest = async () =>
      (await sendCall(VA, callOf('GET /requests/{id}'), { params })).status;
    expect(await beforeAndAfter(VA.id, makeRequest)).toEqual([200, 403]);
  });

  it('cannot open the appointment link from an e-mail', async () => {
    const { linkToken: token, userId } = scene.here;
    const link = callOf('GET /appointments/link');
    const makeRequest = async () =>
      (await sendCall(scene.senders.AN, link, { query: { token } })).status;
    expect(await beforeAndAfter(userId, makeRequest)).toEqual([200, 404]);
  });

  it('cannot read their calendar feed', async () => {
    const { feedToken: token, userId } = scene.here;
    const feed = callOf('GET /calendar/feeds/{token}.ics');
    const makeRequest = async () =>
      (await sendCall(scene.senders.AN, feed, { params: { token } })).status;
    expect(await beforeAndAfter(userId, makeRequest)).toEqual([200, 404]);
  });

  it('is no longer listed as a vet in available slots', async () => {
    const { here, people } = scene;
    const day = slotInTwoDays(0).start.slice(0, 10);
    const { facilityId, serviceId, clinicianId } = here;
    const query = { facilityId, services: serviceId, from: day, to: day };
    const makeRequest = async () => {
      const { json } = await sendCall(people.OWN, callOf('GET /facilities/slots'), { query });
      const slots = json as readonly { readonly assignees: readonly string[] }[];
      return slots.some(({ assignees }) => assignees.includes(clinicianId));
    };
    expect(await beforeAndAfter(clinicianId, makeRequest)).toEqual([true, false]);
  });
});
