import { createEvent } from '@zampa/contract/inbox/create-event';
import { closeMeeting } from '@zampa/contract/video/close-meeting';
import { signedIn } from '@zampa/testing/people';
import { describe, expect, it, onTestFinished } from 'vitest';
import { at, book, change } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import {
  decide,
  deviceOf,
  enter,
  leave,
  newCall,
  newMeeting,
  openBy,
  stateFor,
  stored,
} from './meetings.ts';

const DAY = 86_400;

/** The clock is moved while the server looks after meetings again and again. */
describe('what is left behind in a video meeting', () => {
  const product = useProduct({}, { schedulesEveryMs: 50 });
  /** Since when the server knows that somebody is away. */
  const away = async (conversationId: string, userId: string) => {
    const { rows } = await product().pool.query<{ since: Date | null }>(
      `select absent_since as since from video_participants where conversation_id = $1 and user_id = $2`,
      [conversationId, userId],
    );
    return rows[0]?.since ?? null;
  };
  const statusOf = async (conversationId: string, userId: string) =>
    (await stored(product(), conversationId))[userId];

  it('is nobody who waits without a connection for a minute', async () => {
    const { vet, owner, name, id } = await newMeeting(product());
    const atHome = await openSocket(owner);
    await enter(owner, name);
    await atHome.askVideo('video:attend', { name, device: deviceOf(owner) });
    await expect.poll(() => away(id, owner.id)).toBeNull();
    atHome.close();
    await expect.poll(() => away(id, owner.id)).not.toBeNull();
    expect(await statusOf(id, owner.id)).toBe('WAITING');
    product().clock.advance(61);
    await expect.poll(() => statusOf(id, owner.id)).toBe('LEFT');
    expect((await stateFor(vet, name)).waiting).toEqual([]);
    // They ask again, and nobody has to allow it.
    await enter(owner, name);
    expect(await decide(vet, name, owner, 'GRANT')).toMatchObject({ peer: { userId: owner.id } });
  });

  it('is nobody who is in it, before ten minutes; who comes back is in it still', async () => {
    const { vet, owner, name, id } = await newCall(product());
    await expect.poll(() => away(id, owner.id)).not.toBeNull();
    product().clock.advance(500);
    const atHome = await openSocket(owner);
    await atHome.askVideo('video:attend', { name, device: deviceOf(owner) });
    await expect.poll(() => away(id, owner.id)).toBeNull();
    expect(await stateFor(owner, name)).toMatchObject({ you: { status: 'ADMITTED' } });
    product().clock.advance(101);
    await expect.poll(() => statusOf(id, vet.id)).toBe('LEFT');
    expect(await statusOf(id, owner.id)).toBe('ADMITTED');
  });

  it('is nobody who may not be there any more, however well they are connected', async () => {
    const { vet, owner, name, id } = await newCall(product());
    for (const person of [vet, owner]) {
      const socket = await openSocket(person);
      await socket.askVideo('video:attend', { name, device: deviceOf(person) });
    }
    await product().pool.query('delete from family_members where user_id = $1', [owner.id]);
    await expect.poll(() => statusOf(id, owner.id)).toBe('LEFT');
    expect(await statusOf(id, vet.id)).toBe('ADMITTED');
  });

  it('is no meeting to which nobody will come: a day after its visit it is closed', async () => {
    const { id } = await newBookedMeeting();
    const [earlier, other] = [await newBookedMeeting(1), await newMeeting(product())];
    product().clock.advance(2 * DAY + 7200);
    await expect.poll(() => roomStatusIn(earlier.id)).toBe('CLOSED');
    expect(await roomStatusIn(id)).toBe('OPEN');
    product().clock.advance(DAY);
    await expect.poll(() => roomStatusIn(id)).toBe('CLOSED');
    // One that has no time may be given one: it stays.
    expect(await roomStatusIn(other.id)).toBe('OPEN');
  });

  it('is a meeting again once its visit is given another time', async () => {
    const { vet, owner, id, name } = await newCall(product());
    const booking = await book(vet, id, { start: at(product().clock.now(), 2) });
    await leave(owner, name);
    await leave(vet, name);
    product().clock.advance(4 * DAY);
    await expect.poll(() => roomStatusIn(id)).toBe('CLOSED');
    const host = { ...vet, ...(await signedIn(vet, vet.email)) };
    await expect(openBy(host, id)).rejects.toMatchObject({ code: 'MEETING_CLOSED' });
    const start = at(product().clock.now(), 7);
    await change(host, booking.id, { event: { start } });
    expect(await openBy(host, id)).toBe(name);
    expect(await stateFor(host, name)).toMatchObject({ visitStart: start, startedAt: null });
    const guest = { ...owner, ...(await signedIn(owner, owner.email)) };
    await enter(host, name);
    await enter(guest, name);
    expect(await decide(host, name, guest, 'GRANT')).toMatchObject({ you: { status: 'ADMITTED' } });
  });

  it('is a meeting again once its visit, which was missed, is booked anew', async () => {
    const { vet, id, name } = await newBookedMeeting();
    product().clock.advance(3 * DAY + 7200);
    await expect.poll(() => roomStatusIn(id)).toBe('CLOSED');
    const host = { ...vet, ...(await signedIn(vet, vet.email)) };
    const missed = { eventAction: 'APPOINTMENT_NO_SHOW' } as const;
    await host.call(createEvent, { body: { type: 'BOT', parent_id: id, payload: missed } });
    await book(host, id, { start: at(product().clock.now(), 7) });
    expect(await openBy(host, id)).toBe(name);
  });

  it('stays ended where the clinic has ended it, whatever time its visit is given', async () => {
    const { vet, id, name } = await newMeeting(product());
    const booking = await book(vet, id, { start: at(product().clock.now(), 2) });
    await vet.call(closeMeeting, { query: { name } });
    await change(vet, booking.id, { event: { start: at(product().clock.now(), 7) } });
    await expect(openBy(vet, id)).rejects.toMatchObject({ code: 'MEETING_CLOSED' });
  });

  it('is found whatever becomes of others, of whom nothing can be written', async () => {
    const [stuck, one] = [await newMeeting(product()), await newMeeting(product())];
    await enter(stuck.owner, stuck.name);
    await enter(one.owner, one.name);
    const { id } = await newBookedMeeting();
    await product().pool.query(
      `create function refuse_to_note() returns trigger language plpgsql as $$
      begin raise exception 'this one cannot be written'; end $$`,
    );
    await product().pool.query(
      `create trigger refuse_to_note before update on video_participants for each row
       when (old.user_id = '${stuck.owner.id}') execute function refuse_to_note()`,
    );
    onTestFinished(
      async () => void (await product().pool.query('drop function refuse_to_note cascade')),
    );
    await expect.poll(() => away(one.id, one.owner.id)).not.toBeNull();
    product().clock.advance(3 * DAY + 7200);
    await expect.poll(() => statusOf(one.id, one.owner.id)).toBe('LEFT');
    await expect.poll(() => roomStatusIn(id)).toBe('CLOSED');
    expect(await statusOf(stuck.id, stuck.owner.id)).toBe('WAITING');
  });

  /** With a visit of an hour in so many days. */
  async function newBookedMeeting(days = 2) {
    const meeting = await newMeeting(product());
    const { vet, owner, id } = meeting;
    const now = product().clock.now();
    await product().pool.query(
      `insert into calendar_events (id, facility_id, conversation_id, category, status, member_id, title, starts_at,
        ends_at, creator_id, created_at, updated_at)
      values (gen_random_uuid(), $1, $2, 'BOOKING', 'NEW', $3, '', $5::timestamptz + make_interval(days => $6),
        $5::timestamptz + make_interval(days => $6, hours => 1), $4, now(), now())`,
      [vet.facility.id, id, vet.id, owner.id, now, days],
    );
    return meeting;
  }

  async function roomStatusIn(conversationId: string): Promise<string | undefined> {
    const { rows } = await product().pool.query<{ status: string }>(
      'select status from video_meetings where conversation_id = $1',
      [conversationId],
    );
    return rows[0]?.status;
  }
});
