import { createEvent } from '@zampa/contract/requests/create-event';
import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import type { TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { runJobsAfter, waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import {
  appointmentOf,
  at,
  book,
  newOpenClinic,
  requestVisit,
  slotStartsOn,
  updateCalendarEntry,
  type OpenClinic,
} from './clinic.ts';

/** Acceptances can be taken back for half a minute. */
const WINDOW_SECONDS = 30;

describe('taking back the acceptance of a proposed time (BOT APPOINTMENT_UNDO)', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const slot = (days: number, from: string, to: string, resource: string) => ({
    start: at(now(), days, from),
    end: at(now(), days, to),
    resource,
  });

  const proposeTo = async ({ vet }: OpenClinic, visitId: string) => {
    const times = [slot(3, '10:00', '10:30', vet.id), slot(4, '10:00', '10:30', vet.id)];
    const payload = { eventAction: 'PROPOSE_TIME', times } as const;
    await vet.call(createEvent, { body: { type: 'BOT', parent_id: visitId, payload } });
    return times;
  };
  const accept = (caller: TestAccount, visitId: string, start: string) =>
    caller.call(createEvent, {
      body: {
        type: 'BOT',
        parent_id: visitId,
        payload: { eventAction: 'APPOINTMENT', start, undoable: true },
      },
    });
  const undo = (caller: TestAccount, visitId: string) =>
    caller.call(createEvent, {
      body: { type: 'BOT', parent_id: visitId, payload: { eventAction: 'APPOINTMENT_UNDO' } },
    });
  const proposedTimesOf = async ({ vet, facilityId }: OpenClinic) => {
    const query = { facilityId, from: now().toISOString(), to: at(now(), 6) };
    const entries = await vet.call(readCalendar, { query });
    return entries
      .filter(({ category }) => category === 'NONE')
      .map(({ payload }) => payload.event.start);
  };
  const inboxKindsOf = async (person: TestAccount, facilityId?: string) => {
    const query = { language: 'en' as const, ...(facilityId && { facilityId }) };
    return (await person.call(readInbox, { query })).items.map(({ kind }) => kind);
  };
  const notificationsOf = async (person: TestAccount) =>
    (await person.call(readNotifications, {}))
      .filter(({ kind }) => kind === 'PROPOSAL_ANSWERED')
      .map(({ title, body }) => `${title} ${body}`);
  const confirmationsTo = ({ owner }: OpenClinic) =>
    product()
      .mailbox.emails.filter(({ recipients }) => recipients.includes(owner.email))
      .filter(({ mail }) => mail.text?.includes('/app/appointment/'));

  it('reopens the proposal with all its times held, without notifying the clinic', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId, facilityId } = clinic;
    const times = await proposeTo(clinic, visitId);
    const before = await proposedTimesOf(clinic);
    await accept(owner, visitId, times[0]?.start ?? '');
    expect(await appointmentOf(owner, visitId)).toMatchObject({
      payload: { status: 'NEW', event: times[0] },
    });
    expect(await proposedTimesOf(clinic)).toEqual([]);
    expect(await inboxKindsOf(owner)).not.toContain('PROPOSAL');

    await undo(owner, visitId);
    expect(await proposedTimesOf(clinic)).toEqual(before);
    expect(await inboxKindsOf(owner)).toContain('PROPOSAL');
    expect(await inboxKindsOf(vet, facilityId)).not.toContain('PROPOSAL_ANSWERED');
    const { events, proposal, appointment } = await owner.call(readRequest, {
      params: { id: visitId },
    });
    expect(appointment?.payload.event.start ?? null).toBeNull();
    expect(proposal?.payload.times).toEqual(times);
    expect(events.at(-1)).toMatchObject({
      payload: { eventAction: 'APPOINTMENT_UNDO', start: times[0]?.start },
    });
    await runJobsAfter(product(), WINDOW_SECONDS);
    expect(await notificationsOf(vet)).toEqual([]);
    expect(confirmationsTo(clinic)).toEqual([]);
    expect(await slotStartsOn(owner, clinic, at(now(), 3).slice(0, 10))).toContain('10:00');
  });

  it('sends the clinic and the client one notification each, about the last acceptance', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const times = await proposeTo(clinic, visitId);
    const [first = '', second = ''] = times.map(({ start }) => start);
    for (const start of [first, second, first]) {
      await accept(owner, visitId, start);
      await waitForJobs(product());
      await undo(owner, visitId);
      product().clock.advance(5);
    }
    await accept(owner, visitId, first);
    await runJobsAfter(product(), WINDOW_SECONDS - 1);
    expect([await notificationsOf(vet), confirmationsTo(clinic)]).toEqual([[], []]);
    await runJobsAfter(product(), 1);
    expect(await notificationsOf(vet)).toHaveLength(1);
    expect(confirmationsTo(clinic)).toHaveLength(1);
    expect(await appointmentOf(owner, visitId)).toMatchObject({
      payload: { status: 'NEW', event: times[0] },
    });
    await expect(undo(owner, visitId)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
  });

  it('gives an existing booking its former time and status back', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner } = clinic;
    const requested = await requestVisit(clinic);
    const requestedSlot = slot(2, '12:00', '12:30', vet.id);
    await book(owner, requested, { start: requestedSlot.start });
    const confirmed = await requestVisit(clinic);
    const kept = slot(2, '14:00', '14:30', vet.id);
    await book(vet, confirmed, kept);
    const cases = [
      { visit: requested, status: 'TO_BE_CONFIRMED', event: requestedSlot },
      { visit: confirmed, status: 'NEW', event: kept },
    ];
    for (const { visit, status, event } of cases) {
      const before = await appointmentOf(owner, visit);
      expect(before).toMatchObject({ payload: { status, event } });
      const [time] = await proposeTo(clinic, visit);
      await accept(owner, visit, time?.start ?? '');
      expect((await appointmentOf(owner, visit))?.payload.event.start).toBe(time?.start);
      await undo(owner, visit);
      const after = await appointmentOf(owner, visit);
      expect(after).toMatchObject({ id: before?.id, payload: { status, event } });
      // Unchanged since the proposal, which would otherwise count as answered.
      expect(after?.dateUpdated).toBe(before?.dateUpdated);
      await accept(owner, visit, time?.start ?? '');
      await undo(owner, visit);
      await vet.call(createEvent, {
        body: {
          type: 'BOT',
          parent_id: visit,
          payload: { eventAction: 'PROPOSE_TIME', times: [slot(5, '09:00', '09:30', vet.id)] },
        },
      });
    }
  });

  it('is refused if nothing was accepted, if it is too late, and after a change by the clinic', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const conflict = { code: 'STATUS_CONFLICT' };
    const [time] = await proposeTo(clinic, visitId);
    await expect(undo(owner, visitId)).rejects.toMatchObject(conflict);
    await accept(owner, visitId, time?.start ?? '');
    await expect(undo(vet, visitId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const booking = await appointmentOf(vet, visitId);
    product().clock.advance(1);
    await updateCalendarEntry(vet, booking?.id ?? '', { event: { title: 'Bring the X-ray' } });
    await expect(undo(owner, visitId)).rejects.toMatchObject(conflict);

    const late = await requestVisit(clinic);
    const [, other] = await proposeTo(clinic, late);
    await accept(owner, late, other?.start ?? '');
    product().clock.advance(WINDOW_SECONDS);
    await expect(undo(owner, late)).rejects.toMatchObject(conflict);
    expect(await appointmentOf(owner, late)).toMatchObject({ payload: { status: 'NEW' } });
  });

  it('is refused if the former time has been taken in the meantime', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const former = slot(2, '15:00', '15:30', vet.id);
    await book(vet, visitId, former);
    const [time] = await proposeTo(clinic, visitId);
    await accept(owner, visitId, time?.start ?? '');
    await book(vet, await requestVisit(clinic), former);
    await expect(undo(owner, visitId)).rejects.toMatchObject({ code: 'PERIOD_OCCUPIED' });
    expect((await appointmentOf(owner, visitId))?.payload.event.start).toBe(time?.start);
  });
});
