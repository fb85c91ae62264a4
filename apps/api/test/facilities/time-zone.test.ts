import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import type { TimeZone } from '@zampa/domain/facilities/time-zones';
import { describe, expect, it } from 'vitest';
import { appointmentOf, at, book, newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import { later } from '../notifications/settled.ts';
import { useProduct } from '../product.ts';

describe('another time zone of a clinic — PATCH /api/facilities', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const day = (days: number) => at(now(), days).slice(0, 10);
  const moveTo = async ({ vet, facilityId }: OpenClinic, timezone: TimeZone) => {
    await vet.call(updateFacility, { body: { facilityId, timezone } });
    await later(product(), 2);
  };
  const closed = ({ vet, facilityId }: OpenClinic, days: number) =>
    vet.call(createUnavailability, {
      body: { facilityId, start: day(days), end: day(days), allDay: true },
    });
  const startsOf = async ({ vet, facilityId }: OpenClinic) => {
    const entries = await vet.call(readCalendar, {
      query: { facilityId, from: day(1), to: day(20) },
    });
    return entries.map(({ payload }) => payload.event.start?.slice(0, 16));
  };

  it('keeps whole days away what they are, those that follow each other too', async () => {
    const clinic = await newOpenClinic(product());
    await closed(clinic, 7);
    await closed(clinic, 8);
    // Phoenix is seven hours behind UTC all year.
    await moveTo(clinic, 'America/Phoenix');
    expect(await startsOf(clinic)).toEqual([`${day(7)}T07:00`, `${day(8)}T07:00`]);
    await moveTo(clinic, 'UTC');
    expect(await startsOf(clinic)).toEqual([`${day(7)}T00:00`, `${day(8)}T00:00`]);
  });

  it('tells clients when they are expected, at the same instant as before', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    await book(vet, visitId, { start: at(now(), 3) });
    await later(product(), 2);
    await moveTo(clinic, 'America/Phoenix');
    expect((await appointmentOf(owner, visitId))?.payload.event.start).toBe(at(now(), 3));
    const [told] = await owner.call(readNotifications, { query: {} });
    expect(told).toMatchObject({
      kind: 'TIME_MOVED',
      body: expect.stringContaining('03:00') as unknown,
    });
    const letters = product()
      .mailbox.letters.filter(({ recipients }) => recipients.includes(owner.email))
      .map(({ mail }) => mail.text ?? '')
      .filter((text) => text.includes('/app/appointment/'));
    expect(letters).toHaveLength(2);
    expect(letters[1]).toContain('03:00');
  });
});
