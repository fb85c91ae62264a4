import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { readConversationCursors } from '@zampa/contract/inbox/read-conversation-cursors';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { newOwner } from '@zampa/testing/people';
import { newStartedRequest, sendChatMessage, type TestRequest } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { type OpenSocket, openSocket } from '../socket.ts';
import { countOf } from '../stored.ts';

const seenBy = ({ heard }: OpenSocket) =>
  heard.filter(([name]) => name === 'seen').map(([, message]) => message);

describe('PUT /api/events/seen', () => {
  const product = useProduct();

  const read = (person: TestRequest['owner'] | TestRequest['vet'], id: string, seq: number) =>
    person.call(markSeen, { body: { conversationId: id, seq } });
  const unreadOf = async ({ owner, id }: TestRequest) => {
    const { unread } = await owner.call(readRequest, { params: { id }, query: {} });
    const [listed] = await owner.call(readRequests, { query: {} });
    const [head] = await owner.call(readConversationCursors, {
      query: { since: new Date(0).toISOString() },
    });
    return [unread, listed?.unread, head?.unread];
  };

  it('gives all calls the same count of unread messages', async () => {
    const request = await newStartedRequest(product());
    const { vet, owner, id } = request;
    const sent = [];
    for (const text of ['One', 'Two', 'Three']) sent.push(await sendChatMessage(vet, id, text));
    await sendChatMessage(owner, id, 'My own counts for nothing');
    expect(await unreadOf(request)).toEqual([3, 3, 3]);
    await read(owner, id, sent[1]?.seq ?? 0);
    expect(await unreadOf(request)).toEqual([1, 1, 1]);
  });

  it('never moves the read position back or beyond the last message', async () => {
    const request = await newStartedRequest(product());
    const { vet, owner, id } = request;
    const { seq } = await sendChatMessage(vet, id, 'Hello');
    const marks = [seq, 0, seq - 1, 2_000_000_000, 1];
    await Promise.all(marks.map((mark) => read(owner, id, mark)));
    const where = 'conversation_id = $1 and user_id = $2 and seq = $3';
    expect(await countOf(product(), 'reads', where, [id, owner.id, seq])).toBe(1);
    await sendChatMessage(vet, id, 'Again');
    expect(await unreadOf(request)).toEqual([1, 1, 1]);
  });

  it("notifies the reader's devices of the unread count, and others of the read position", async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const stranger = await openSocket(await newOwner(product()));
    const [phone, tablet] = [await openSocket(owner), await openSocket(owner)];
    const atClinic = await openSocket(vet);
    const first = await sendChatMessage(vet, id, 'One');
    await sendChatMessage(vet, id, 'Two');
    await read(owner, id, first.seq);
    const mark = { conversationId: id, userId: owner.id, party: 'owner', seq: first.seq };
    for (const device of [phone, tablet])
      await expect.poll(() => seenBy(device)).toEqual([{ ...mark, unread: 1 }]);
    await expect.poll(() => seenBy(atClinic)).toEqual([{ ...mark, unread: null }]);
    expect(stranger.heard).toEqual([]);
  });
});
