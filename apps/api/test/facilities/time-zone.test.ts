import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import type { TimeZone } from '@zampa/domain/facilities/time-zones';
import { describe, expect, it } from 'vitest';
import { appointmentOf, at, book, newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import { runJobsAfter } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';

describe("changing a clinic's time zone (PATCH /api/facilities)", () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const day = (days: number) => at(now(), days).slice(0, 10);
  const moveTo = async ({ vet, facilityId }: OpenClinic, timezone: TimeZone) => {
    await vet.call(updateFacility, { body: { facilityId, timezone } });
    await runJobsAfter(product(), 2);
  };
  const closeDay = ({ vet, facilityId }: OpenClinic, days: number) =>
    vet.call(createUnavailability, {
      body: { facilityId, start: day(days), end: day(days), allDay: true },
    });
  const startsOf = async ({ vet, facilityId }: OpenClinic) => {
    const entries = await vet.call(readCalendar, {
      query: { facilityId, from: day(1), to: day(20) },
    });
    return entries.map(({ payload }) => payload.event.start?.slice(0, 16));
  };

  it('keeps all-day absences on their dates, including consecutive ones', async () => {
    const clinic = await newOpenClinic(product());
    await closeDay(clinic, 7);
    await closeDay(clinic, 8);
    // Phoenix is seven hours behind UTC all year.
    await moveTo(clinic, 'America/Phoenix');
    expect(await startsOf(clinic)).toEqual([`${day(7)}T07:00`, `${day(8)}T07:00`]);
    await moveTo(clinic, 'UTC');
    expect(await startsOf(clinic)).toEqual([`${day(7)}T00:00`, `${day(8)}T00:00`]);
  });

  it('keeps appointments at the same instant, and notifies clients of the new local time', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    await book(vet, visitId, { start: at(now(), 3) });
    await runJobsAfter(product(), 2);
    await moveTo(clinic, 'America/Phoenix');
    expect((await appointmentOf(owner, visitId))?.payload.event.start).toBe(at(now(), 3));
    const [notification] = await owner.call(readNotifications, { query: {} });
    expect(notification).toMatchObject({
      kind: 'TIME_MOVED',
      body: expect.stringContaining('03:00') as unknown,
    });
    const letters = product()
      .mailbox.emails.filter(({ recipients }) => recipients.includes(owner.email))
      .map(({ mail }) => mail.text ?? '')
      .filter((text) => text.includes('/app/appointment/'));
    expect(letters).toHaveLength(2);
    expect(letters[1]).toContain('03:00');
  });
});
