import { sendCall } from '@zampa/testing/send-call';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTwoDays } from '../moments.ts';
import { useProduct } from '../product.ts';
import { keepTables, type KeptTables } from '../table-state.ts';
import { callOf } from './calls-of-rows.ts';
import { newScene, type Scene } from './scene.ts';

describe('somebody who was disabled', () => {
  const product = useProduct();
  let scene: Scene;
  let tables: KeptTables;

  beforeAll(async () => {
    scene = await newScene(product());
    tables = await keepTables(product().pool);
  });

  /** What comes before somebody is disabled, and after. */
  async function beforeAndAfter<Answer>(userId: string, ask: () => Promise<Answer>) {
    const before = await ask();
    await product().pool.query('update users set enabled = false where id = $1', [userId]);
    const after = await ask();
    await tables.putBack();
    return [before, after];
  }

  it('calls nothing more with the session they have, as somebody without a profile', async () => {
    const { VA } = scene.people;
    const params = { id: scene.here.conversationId };
    const ask = async () => (await sendCall(VA, callOf('GET /requests/{id}'), { params })).status;
    expect(await beforeAndAfter(VA.id, ask)).toEqual([200, 403]);
  });

  it('opens no link of a letter', async () => {
    const { linkToken: token, userId } = scene.here;
    const link = callOf('GET /appointments/link');
    const ask = async () => (await sendCall(scene.senders.AN, link, { query: { token } })).status;
    expect(await beforeAndAfter(userId, ask)).toEqual([200, 404]);
  });

  it('reads no calendar feed', async () => {
    const { feedToken: token, userId } = scene.here;
    const feed = callOf('GET /calendar/feeds/{token}.ics');
    const ask = async () => (await sendCall(scene.senders.AN, feed, { params: { token } })).status;
    expect(await beforeAndAfter(userId, ask)).toEqual([200, 404]);
  });

  it('is offered to nobody as who treats', async () => {
    const { here, people } = scene;
    const day = inTwoDays(0).start.slice(0, 10);
    const { facilityId, serviceId, clinicianId } = here;
    const query = { facilityId, services: serviceId, from: day, to: day };
    const ask = async () => {
      const { json } = await sendCall(people.OWN, callOf('GET /facilities/slots'), { query });
      const slots = json as readonly { readonly assignees: readonly string[] }[];
      return slots.some(({ assignees }) => assignees.includes(clinicianId));
    };
    expect(await beforeAndAfter(clinicianId, ask)).toEqual([true, false]);
  });
});
