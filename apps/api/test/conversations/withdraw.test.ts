import { readEvent } from '@zampa/contract/inbox/read-event';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { endService, newStartedRequest, sendChatMessage } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('withdrawing a message (DELETE /api/events)', () => {
  const product = useProduct();

  it('removes the text for good and leaves a marker', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const { id: messageId } = await sendChatMessage(owner, id, 'Segreto');
    const query = { id: messageId };
    await expect(vet.call(deleteEvent, { query })).rejects.toMatchObject({ status: 403 });
    await owner.call(deleteEvent, { query });
    await owner.call(deleteEvent, { query });
    for (const person of [vet, owner]) {
      const event = await person.call(readEvent, { query });
      expect(event).toMatchObject({ seq: 2, payload: { withdrawn: true }, file: null });
      expect(event).not.toHaveProperty('payload.message');
    }
    const { rows } = await product().pool.query('select * from events where id = $1', [messageId]);
    expect(JSON.stringify(rows)).not.toContain('Segreto');
  });

  it('is rejected once the conversation is closed', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const { id: messageId } = await sendChatMessage(owner, id, 'Hello');
    await endService(vet, id);
    await expect(owner.call(deleteEvent, { query: { id: messageId } })).rejects.toMatchObject({
      status: 409,
      code: 'CONVERSATION_CLOSED',
    });
  });
});
