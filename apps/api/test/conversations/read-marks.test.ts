import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { readConversationCursors } from '@zampa/contract/inbox/read-conversation-cursors';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { newOwner } from '@zampa/testing/people';
import { newStartedRequest, write, type TestRequest } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { type OpenSocket, openSocket } from '../socket.ts';
import { countOf } from '../stored.ts';

const seenBy = ({ heard }: OpenSocket) =>
  heard.filter(([name]) => name === 'seen').map(([, message]) => message);

describe('PUT /api/events/seen — how far somebody has read', () => {
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

  it('leaves what comes after it, the same number everywhere', async () => {
    const request = await newStartedRequest(product());
    const { vet, owner, id } = request;
    const sent = [];
    for (const text of ['One', 'Two', 'Three']) sent.push(await write(vet, id, text));
    await write(owner, id, 'My own counts for nothing');
    expect(await unreadOf(request)).toEqual([3, 3, 3]);
    await read(owner, id, sent[1]?.seq ?? 0);
    expect(await unreadOf(request)).toEqual([1, 1, 1]);
  });

  it('never goes back, nor beyond what is there, whoever comes first', async () => {
    const request = await newStartedRequest(product());
    const { vet, owner, id } = request;
    const { seq } = await write(vet, id, 'Hello');
    const marks = [seq, 0, seq - 1, 2_000_000_000, 1];
    await Promise.all(marks.map((mark) => read(owner, id, mark)));
    const where = 'conversation_id = $1 and user_id = $2 and seq = $3';
    expect(await countOf(product(), 'reads', where, [id, owner.id, seq])).toBe(1);
    await write(vet, id, 'Again');
    expect(await unreadOf(request)).toEqual([1, 1, 1]);
  });

  it('tells the reader’s devices what is left, and the others how far it is', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const stranger = await openSocket(await newOwner(product()));
    const [phone, tablet] = [await openSocket(owner), await openSocket(owner)];
    const atClinic = await openSocket(vet);
    const first = await write(vet, id, 'One');
    await write(vet, id, 'Two');
    await read(owner, id, first.seq);
    const mark = { conversationId: id, userId: owner.id, party: 'owner', seq: first.seq };
    for (const device of [phone, tablet])
      await expect.poll(() => seenBy(device)).toEqual([{ ...mark, unread: 1 }]);
    await expect.poll(() => seenBy(atClinic)).toEqual([{ ...mark, unread: null }]);
    expect(stranger.heard).toEqual([]);
  });
});
