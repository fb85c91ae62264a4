import { readAppointment } from '@zampa/contract/appointments/read-appointment';
import { readAppointments } from '@zampa/contract/appointments/read-appointments';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { newOwner, openSession, type TestAccount } from '@zampa/testing/people';
import { startConsultation } from '@zampa/testing/requests';
import { sendCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { newDepositClinic } from '../payments/deposit-clinic.ts';
import { useProduct } from '../product.ts';
import { requestVisit, at, book, updateCalendarEntry, newOpenClinic } from './clinic.ts';

describe('GET /api/appointments', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const idsOf = async (caller: TestAccount, when: 'upcoming' | 'past') =>
    (await caller.call(readAppointments, { query: { when } })).map(({ id }) => id);

  it("lists upcoming appointments, those without a time first, with the clinic's address and services", async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId, facilityId } = clinic;
    await vet.call(updateFacility, { body: { facilityId, address: 'Via Roma', city: 'Milano' } });
    const open = await book(owner, visitId, {});
    const late = await book(vet, await requestVisit(clinic), { start: at(now(), 6) });
    const soon = await book(vet, await requestVisit(clinic), { start: at(now(), 4) });
    expect(await idsOf(owner, 'upcoming')).toEqual([open.id, soon.id, late.id]);
    expect(await idsOf(owner, 'past')).toEqual([]);
    const [first, second] = await owner.call(readAppointments, { query: {} });
    expect(first).toMatchObject({ member: null, changeBefore: null });
    expect(second).toMatchObject({
      FamilyId: owner.familyId,
      facility: { id: facilityId, address: 'Via Roma', city: 'Milano', timezone: 'UTC' },
      serviceNames: ['Visit'],
      member: { id: vet.id },
      petNames: [clinic.pet.name],
      byVideo: false,
      changeBefore: at(now(), 3),
    });
    expect(await idsOf(await newOwner(product()), 'upcoming')).toEqual([]);
    await expect(idsOf(vet, 'upcoming')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('returns one appointment by id, even a canceled one, only to its family', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    await updateCalendarEntry(vet, id, { status: 'CANCELED' });
    const read = (caller: TestAccount, appointmentId: string) =>
      caller.call(readAppointment, { params: { id: appointmentId } });
    expect(await read(owner, id)).toMatchObject({ id, serviceNames: ['Visit'] });
    for (const appointmentId of [visitId, crypto.randomUUID()])
      await expect(read(owner, appointmentId)).rejects.toMatchObject({ status: 404 });
    await expect(read(await newOwner(product()), id)).rejects.toMatchObject({ status: 404 });
    await expect(read(vet, id)).rejects.toMatchObject({ status: 403 });
  });

  it('marks a canceled appointment as rebooked once its visit has another time', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const read = async () =>
      (await owner.call(readAppointments, { query: { when: 'past' } })).map(({ id, rebooked }) => [
        id,
        rebooked,
      ]);
    const first = await book(vet, visitId, { start: at(now(), 5) });
    await updateCalendarEntry(vet, first.id, { status: 'CANCELED' });
    expect(await read()).toEqual([[first.id, false]]);
    const second = await book(owner, visitId, { start: at(now(), 6) });
    expect(await read()).toEqual([[first.id, true]]);
    const [upcoming] = await owner.call(readAppointments, { query: { when: 'upcoming' } });
    expect(upcoming).toMatchObject({ id: second.id, rebooked: false });
  });

  it('lists canceled, ended and elapsed appointments as past, latest first', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { vet, owner, visitId } = clinic;
    const off = await book(vet, visitId, { start: at(now(), 5) });
    await updateCalendarEntry(owner, off.id, { status: 'CANCELED' });
    const endedVisit = await requestVisit(clinic);
    const ended = await book(vet, endedVisit, { start: at(now(), 4) });
    await startConsultation(vet, endedVisit);
    await vet.call(endConversation, { query: { id: endedVisit } });
    const held = await book(
      vet,
      await requestVisit(clinic),
      { start: at(now(), 3) },
      { upfront: { window: 15 } },
    );
    expect(await idsOf(owner, 'past')).toEqual([off.id, ended.id]);
    expect(await idsOf(owner, 'upcoming')).toEqual([held.id]);
    product().clock.advance(7 * 86_400);
    const later = await openSession(owner, owner.email);
    expect(await idsOf(later, 'upcoming')).toEqual([]);
    expect(await idsOf(later, 'past')).toEqual([off.id, ended.id, held.id]);
  });

  it('lists an unpaid appointment as past once its hold has expired, before the job cancels it', async () => {
    const { vet, owner, visitId } = await newDepositClinic(product(), 20);
    const time = { start: at(now(), 3) };
    const held = await book(vet, visitId, time, { upfront: { window: 15 } });
    expect(await idsOf(owner, 'past')).toEqual([]);
    await product().pool.query('update calendar_events set held_until = $2 where id = $1', [
      held.id,
      now(),
    ]);
    expect(await idsOf(owner, 'upcoming')).toEqual([]);
    expect(await idsOf(owner, 'past')).toEqual([held.id]);
  });

  it.each(['upcoming', 'past'] as const)(
    'paginates %s appointments without omissions',
    async (when) => {
      const clinic = await newOpenClinic(product());
      const { vet, owner, visitId } = clinic;
      if (when === 'upcoming') await book(owner, visitId, {});
      for (const days of [3, 4, 5])
        await book(vet, await requestVisit(clinic), { start: at(now(), days) });
      if (when === 'past') product().clock.advance(7 * 86_400);
      const reader = await openSession(owner, owner.email);
      const all = await idsOf(reader, when);
      const found: unknown[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const query = { when, limit: 2, ...(cursor !== '' && { cursor }) };
        const { json, headers } = await sendCall(reader, readAppointments, { query });
        found.push(...readAppointments.answer.parse(json).map(({ id }) => id));
        const next = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1];
        cursor = next ? new URL(next, reader.address).searchParams.get('cursor') : null;
      }
      expect(found).toEqual(all);
      expect(all).toHaveLength(when === 'upcoming' ? 4 : 3);
    },
  );
});
