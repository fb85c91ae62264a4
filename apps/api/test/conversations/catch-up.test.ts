import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { readConversationCursors } from '@zampa/contract/inbox/read-conversation-cursors';
import { readRequest } from '@zampa/contract/inbox/read-request';
import type { TestAccount } from '@zampa/testing/people';
import { startConsultation, sendChatMessage } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at, book, updateCalendarEntry, newOpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';

/** Seconds; longer than a change may take to be committed. */
const A_WHILE = 120;

describe('catching up after being away (GET /api/requests/{id}?after)', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const readAfter = (person: TestAccount, id: string, after: number) =>
    person.call(readRequest, { params: { id }, query: { after } });

  it('returns changed entries that were shown before, next to new ones', async () => {
    const { vet, owner, visitId: id } = await newOpenClinic(product());
    await startConsultation(vet, id);
    const [early, taken] = [
      await sendChatMessage(owner, id, 'Early'),
      await sendChatMessage(owner, id, 'Taken back'),
    ];
    const booking = await book(vet, id, { start: at(now(), 5) });
    await sendChatMessage(owner, id, 'Shown last');
    await owner.call(deleteEvent, { query: { id: early.id } });
    const shown = await vet.call(readRequest, { params: { id }, query: {} });
    const { seq } = shown;
    const seqOf = (eventId: string) => shown.events.find((event) => event.id === eventId)?.seq;
    product().clock.advance(A_WHILE);
    // This is the newest message on screen; nothing has changed after it.
    await sendChatMessage(owner, id, 'Seen as well');
    const after = seq + 1;
    expect(await readAfter(vet, id, after)).toMatchObject({ events: [], changed: [] });

    product().clock.advance(A_WHILE);
    const since = now().toISOString();
    await owner.call(deleteEvent, { query: { id: taken.id } });
    await updateCalendarEntry(vet, booking.id, { status: 'CANCELED' });
    await sendChatMessage(owner, id, 'Later');

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

  it('omits changes when the latest, earlier or surrounding messages are read', async () => {
    const { vet, visitId: id } = await newOpenClinic(product());
    for (const query of [{}, { before: 2 }, { around: 1 }])
      expect(await vet.call(readRequest, { params: { id }, query })).not.toHaveProperty('changed');
  });
});
