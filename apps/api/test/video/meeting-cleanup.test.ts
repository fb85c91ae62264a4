import { createEvent } from '@zampa/contract/requests/create-event';
import { closeMeeting } from '@zampa/contract/video/close-meeting';
import { openSession } from '@zampa/testing/people';
import { describe, expect, it, onTestFinished } from 'vitest';
import { at, book, updateCalendarEntry } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import {
  decide,
  deviceOf,
  enter,
  leave,
  newCall,
  newMeeting,
  openMeetingAs,
  readStateAs,
  readParticipantStatuses,
} from './meetings.ts';

const DAY = 86_400;

/** The clock is moved while the cleanup of meetings runs frequently. */
describe('cleanup of video meetings', () => {
  const product = useProduct({}, { schedulesEveryMs: 50 });
  /** Returns since when the server considers a person absent, or null. */
  const readAbsentSince = async (conversationId: string, userId: string) => {
    const { rows } = await product().pool.query<{ since: Date | null }>(
      `select absent_since as since from video_participants where conversation_id = $1 and user_id = $2`,
      [conversationId, userId],
    );
    return rows[0]?.since ?? null;
  };
  const statusOf = async (conversationId: string, userId: string) =>
    (await readParticipantStatuses(product(), conversationId))[userId];

  it('removes an owner who waits without a connection for a minute', async () => {
    const { vet, owner, name, id } = await newMeeting(product());
    const atHome = await openSocket(owner);
    await enter(owner, name);
    await atHome.sendVideo('video:attend', { name, device: deviceOf(owner) });
    await expect.poll(() => readAbsentSince(id, owner.id)).toBeNull();
    atHome.close();
    await expect.poll(() => readAbsentSince(id, owner.id)).not.toBeNull();
    expect(await statusOf(id, owner.id)).toBe('WAITING');
    product().clock.advance(61);
    await expect.poll(() => statusOf(id, owner.id)).toBe('LEFT');
    expect((await readStateAs(vet, name)).waiting).toEqual([]);
    // The owner can ask again without being allowed to first.
    await enter(owner, name);
    expect(await decide(vet, name, owner, 'GRANT')).toMatchObject({ peer: { userId: owner.id } });
  });

  it('removes an absent participant after ten minutes, but not one who came back', async () => {
    const { vet, owner, name, id } = await newCall(product());
    await expect.poll(() => readAbsentSince(id, owner.id)).not.toBeNull();
    product().clock.advance(500);
    const atHome = await openSocket(owner);
    await atHome.sendVideo('video:attend', { name, device: deviceOf(owner) });
    await expect.poll(() => readAbsentSince(id, owner.id)).toBeNull();
    expect(await readStateAs(owner, name)).toMatchObject({ you: { status: 'ADMITTED' } });
    product().clock.advance(101);
    await expect.poll(() => statusOf(id, vet.id)).toBe('LEFT');
    expect(await statusOf(id, owner.id)).toBe('ADMITTED');
  });

  it('removes a connected participant who has lost access', async () => {
    const { vet, owner, name, id } = await newCall(product());
    for (const person of [vet, owner]) {
      const socket = await openSocket(person);
      await socket.sendVideo('video:attend', { name, device: deviceOf(person) });
    }
    await product().pool.query('delete from family_members where user_id = $1', [owner.id]);
    await expect.poll(() => statusOf(id, owner.id)).toBe('LEFT');
    expect(await statusOf(id, vet.id)).toBe('ADMITTED');
  });

  it('closes a meeting a day after its visit', async () => {
    const { id } = await newBookedMeeting();
    const [earlier, other] = [await newBookedMeeting(1), await newMeeting(product())];
    product().clock.advance(2 * DAY + 7200);
    await expect.poll(() => roomStatusIn(earlier.id)).toBe('CLOSED');
    expect(await roomStatusIn(id)).toBe('OPEN');
    product().clock.advance(DAY);
    await expect.poll(() => roomStatusIn(id)).toBe('CLOSED');
    // A meeting without a time may still be given one, so it stays open.
    expect(await roomStatusIn(other.id)).toBe('OPEN');
  });

  it('reopens a closed meeting when its visit is rescheduled', async () => {
    const { vet, owner, id, name } = await newCall(product());
    const booking = await book(vet, id, { start: at(product().clock.now(), 2) });
    await leave(owner, name);
    await leave(vet, name);
    product().clock.advance(4 * DAY);
    await expect.poll(() => roomStatusIn(id)).toBe('CLOSED');
    const host = { ...vet, ...(await openSession(vet, vet.email)) };
    await expect(openMeetingAs(host, id)).rejects.toMatchObject({ code: 'MEETING_CLOSED' });
    const start = at(product().clock.now(), 7);
    await updateCalendarEntry(host, booking.id, { event: { start } });
    expect(await openMeetingAs(host, id)).toBe(name);
    expect(await readStateAs(host, name)).toMatchObject({ visitStart: start, startedAt: null });
    const guest = { ...owner, ...(await openSession(owner, owner.email)) };
    await enter(host, name);
    await enter(guest, name);
    expect(await decide(host, name, guest, 'GRANT')).toMatchObject({ you: { status: 'ADMITTED' } });
  });

  it('reopens a closed meeting when a missed visit is booked again', async () => {
    const { vet, id, name } = await newBookedMeeting();
    product().clock.advance(3 * DAY + 7200);
    await expect.poll(() => roomStatusIn(id)).toBe('CLOSED');
    const host = { ...vet, ...(await openSession(vet, vet.email)) };
    const missed = { eventAction: 'APPOINTMENT_NO_SHOW' } as const;
    await host.call(createEvent, { body: { type: 'BOT', parent_id: id, payload: missed } });
    await book(host, id, { start: at(product().clock.now(), 7) });
    expect(await openMeetingAs(host, id)).toBe(name);
  });

  it('does not reopen a meeting that the clinic closed', async () => {
    const { vet, id, name } = await newMeeting(product());
    const booking = await book(vet, id, { start: at(product().clock.now(), 2) });
    await vet.call(closeMeeting, { query: { name } });
    await updateCalendarEntry(vet, booking.id, { event: { start: at(product().clock.now(), 7) } });
    await expect(openMeetingAs(vet, id)).rejects.toMatchObject({ code: 'MEETING_CLOSED' });
  });

  it('continues with other meetings when one cannot be updated', async () => {
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
    await expect.poll(() => readAbsentSince(one.id, one.owner.id)).not.toBeNull();
    product().clock.advance(3 * DAY + 7200);
    await expect.poll(() => statusOf(one.id, one.owner.id)).toBe('LEFT');
    await expect.poll(() => roomStatusIn(id)).toBe('CLOSED');
    expect(await statusOf(stuck.id, stuck.owner.id)).toBe('WAITING');
  });

  /** Creates a meeting with a visit of one hour, in this number of days. */
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
