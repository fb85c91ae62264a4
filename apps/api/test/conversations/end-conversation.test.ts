import { endConversation } from '@zampa/contract/requests/end-conversation';
import { employ } from '@zampa/testing/memberships';
import { newColleague } from '@zampa/testing/people';
import {
  endService,
  newRequest,
  newStartedRequest,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { eventsOf } from '../stored.ts';

const ASSISTANT = 7;

describe('ending a service (PATCH /api/events/close)', () => {
  const product = useProduct();

  /** Creates a request with a price that has not been opened. */
  async function newPricedRequest() {
    const request = await newRequest(product());
    await product().pool.query('update conversations set price = 4500 where id = $1', [request.id]);
    return request;
  }

  it('closes the conversation with one event, and rejects later messages', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    product().clock.advance(125);
    const ended = { payload: { status: 'CLOSED', duration: 2 } };
    await expect(endService(vet, id)).resolves.toMatchObject(ended);
    await expect(endService(vet, id)).resolves.toMatchObject(ended);
    for (const person of [vet, owner])
      await expect(sendChatMessage(person, id, 'Still there?')).rejects.toMatchObject({
        status: 409,
        code: 'CONVERSATION_CLOSED',
      });
    expect(await eventsOf(product(), id)).toMatchObject([
      { seq: 1, event_action: 'OPEN_PERFORMANCE' },
      { seq: 2, event_action: 'CLOSE_PERFORMANCE', user_id: vet.id },
    ]);
  });

  it('rejects a request that was never opened', async () => {
    const { vet, id } = await newRequest(product());
    await expect(endService(vet, id)).rejects.toMatchObject({
      status: 409,
      code: 'STATUS_CONFLICT',
    });
    expect(await eventsOf(product(), id)).toEqual([]);
  });

  it('opens, closes and records the payment of a new request in one call', async () => {
    const { vet, id } = await newPricedRequest();
    const finish = () =>
      vet.call(endConversation, { query: { id }, body: { start: true, payment_type: 'CASH' } });
    const answers = await Promise.all([finish(), finish(), finish()]);
    for (const { payload } of answers)
      expect(payload).toMatchObject({ status: 'CLOSED', payment: { status: 'PAID' } });
    expect(await eventsOf(product(), id)).toMatchObject([
      { seq: 1, event_action: 'OPEN_PERFORMANCE', user_id: vet.id },
      { seq: 2, event_action: 'CLOSE_PERFORMANCE', user_id: vet.id },
    ]);
  });

  it('does not start a new request if it cannot end it', async () => {
    const { vet, id } = await newPricedRequest();
    const ending = vet.call(endConversation, {
      query: { id },
      body: { start: true, payment_type: 'DIGITAL' },
    });
    await expect(ending).rejects.toMatchObject({ code: 'PAYMENTS_NOT_CONFIGURED' });
    expect(await eventsOf(product(), id)).toEqual([]);
  });

  it('rejects the pet owner with 403 and strangers with 404', async () => {
    const { owner, id } = await newStartedRequest(product());
    await expect(endService(owner, id)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const stranger = await newColleague(product());
    await expect(stranger.call(endConversation, { query: { id } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await eventsOf(product(), id)).toHaveLength(1);
  });

  it('lets an assistant end a service, except with a card payment', async () => {
    const { vet, id } = await newStartedRequest(product());
    const assistant = await newColleague(product());
    await employ(product().pool, vet.facility.id, assistant.id, { roleId: ASSISTANT });
    const endBy = (payment_type: 'CASH' | 'DIGITAL') =>
      assistant.call(endConversation, { query: { id }, body: { payment_type } });
    await expect(endBy('DIGITAL')).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await eventsOf(product(), id)).toHaveLength(1);
    await expect(endBy('CASH')).resolves.toMatchObject({ payload: { status: 'CLOSED' } });
  });

  it('closes the conversation once for several simultaneous calls', async () => {
    const { vet, id } = await newStartedRequest(product());
    await Promise.all(Array.from({ length: 5 }, () => endService(vet, id)));
    expect(await eventsOf(product(), id)).toHaveLength(2);
  });
});
