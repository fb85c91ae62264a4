import { deleteEvent } from '@zampa/contract/inbox/delete-event';
import { readConversationCursors } from '@zampa/contract/inbox/read-conversation-cursors';
import { readRequest } from '@zampa/contract/inbox/read-request';
import type { TestAccount } from '@zampa/testing/people';
import { start, write } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at, book, change, newOpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';

/** Longer than a change may take to be committed. */
const A_WHILE = 120;

describe('GET /api/requests/{id}?after — for whoever was away', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const readAfter = (person: TestAccount, id: string, after: number) =>
    person.call(readRequest, { params: { id }, query: { after } });

  it('has what changed of what they show, once it is news, beside what came later', async () => {
    const { vet, owner, visitId: id } = await newOpenClinic(product());
    await start(vet, id);
    const [early, taken] = [await write(owner, id, 'Early'), await write(owner, id, 'Taken back')];
    const booking = await book(vet, id, { start: at(now(), 5) });
    await write(owner, id, 'Shown last');
    await owner.call(deleteEvent, { query: { id: early.id } });
    const shown = await vet.call(readRequest, { params: { id }, query: {} });
    const { seq } = shown;
    const seqOf = (eventId: string) => shown.events.find((event) => event.id === eventId)?.seq;
    product().clock.advance(A_WHILE);
    // What was said last is what they go by: after that they have seen nothing.
    await write(owner, id, 'Seen as well');
    const after = seq + 1;
    expect(await readAfter(vet, id, after)).toMatchObject({ events: [], changed: [] });

    product().clock.advance(A_WHILE);
    const since = now().toISOString();
    await owner.call(deleteEvent, { query: { id: taken.id } });
    await change(vet, booking.id, { status: 'CANCELED' });
    await write(owner, id, 'Later');

    const [head] = await vet.call(readConversationCursors, { query: { since } });
    expect(head).toMatchObject({ conversationId: id, seq: after + 1 });
    const missed = await readAfter(vet, id, after);
    expect(missed.events).toMatchObject([{ seq: after + 1, payload: { message: 'Later' } }]);
    expect(missed.changed).toMatchObject([
      { id: taken.id, seq: seqOf(taken.id), payload: { withdrawn: true } },
      { id: booking.id, seq: seqOf(booking.id), payload: { status: 'CANCELED' } },
    ]);
    expect(JSON.stringify(missed)).not.toContain('Taken back');
  });

  it('is as it was for who asks for the latest, or for what came before', async () => {
    const { vet, visitId: id } = await newOpenClinic(product());
    for (const query of [{}, { before: 2 }, { around: 1 }])
      expect(await vet.call(readRequest, { params: { id }, query })).not.toHaveProperty('changed');
  });
});
