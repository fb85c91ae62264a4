import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { readConflicts } from '@zampa/contract/appointments/read-conflicts';
import { deleteEvent } from '@zampa/contract/inbox/delete-event';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { askForVisit, at, book, calendarOf, newOpenClinic, type OpenClinic } from './clinic.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

describe('repeated absences — POST /api/facilities/unavailability', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const day = (days: number) => at(now(), days).slice(0, 10);
  const weekdayOf = (days: number) => new Date(day(days)).getUTCDay() || 7;
  const lunch = { start: () => at(now(), 2, '12:00'), end: () => at(now(), 2, '13:00') };

  const leave = (
    { vet, facilityId }: OpenClinic,
    repeat: { readonly weekdays: number[]; readonly until: string },
    more: { readonly end?: string } = {},
  ) =>
    vet.call(createUnavailability, {
      body: {
        facilityId,
        userId: vet.id,
        start: lunch.start(),
        end: lunch.end(),
        repeat,
        ...more,
      },
    });

  const daysOf = async (clinic: OpenClinic) => {
    const found = await Promise.all([2, 3, 4, 5, 9].map((days) => calendarOf(clinic, now(), days)));
    return found.map((entries) => entries.length);
  };

  it('take their times in as many statements as one day does', async () => {
    const [once, often] = [await newOpenClinic(product()), await newOpenClinic(product())];
    const aboutTimes = async (clinic: OpenClinic, until: string) => {
      const repeat = { weekdays: EVERY_DAY, until };
      const sent = await product().statementsOf(() => leave(clinic, repeat));
      return sent.filter((text) => /calendar_events|occupied_periods|advisory/.test(text));
    };
    const few = await aboutTimes(once, day(3));
    const many = await aboutTimes(often, day(90));
    expect(many).toHaveLength(few.length);
    expect(many.length).toBeLessThanOrEqual(5);
  });

  it('stand on every day that matches, and end from one on', async () => {
    const clinic = await newOpenClinic(product());
    const first = await leave(clinic, {
      weekdays: [weekdayOf(2), weekdayOf(4)],
      until: day(9),
    });
    expect(first.payload).toMatchObject({
      event: { start: lunch.start(), end: lunch.end() },
      seriesId: first.id,
    });
    expect(await daysOf(clinic)).toEqual([1, 0, 1, 0, 1]);
    const [second] = await calendarOf(clinic, now(), 4);
    expect(second?.payload).toMatchObject({
      seriesId: first.id,
      event: { start: at(now(), 4, '12:00'), end: at(now(), 4, '13:00') },
    });
    await clinic.vet.call(deleteEvent, { query: { id: second?.id ?? '', series: true } });
    expect(await daysOf(clinic)).toEqual([1, 0, 0, 0, 0]);
    await book(clinic.vet, clinic.visitId, { start: at(now(), 4, '12:00') });
    await clinic.vet.call(deleteEvent, { query: { id: first.id } });
    expect((await daysOf(clinic))[0]).toBe(0);
  });

  it('are written all or not at all; what is in the way is told before', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, facilityId, visitId } = clinic;
    const later = await book(vet, visitId, { start: at(now(), 5, '12:30') });
    const sooner = await book(vet, await askForVisit(clinic), { start: at(now(), 3, '11:45') });
    await book(vet, await askForVisit(clinic), { start: at(now(), 4, '13:00') });
    const repeat = { weekdays: EVERY_DAY, until: day(9) };
    await expect(leave(clinic, repeat)).rejects.toMatchObject({ code: 'PERIOD_OCCUPIED' });
    expect(await daysOf(clinic)).toEqual([0, 1, 1, 1, 0]);
    const asked = {
      facilityId,
      start: lunch.start(),
      end: lunch.end(),
      weekdays: EVERY_DAY.join(','),
      until: day(9),
    };
    const conflicts = await vet.call(readConflicts, { query: { ...asked, userId: vet.id } });
    expect(conflicts.map(({ id }) => id)).toEqual([sooner.id, later.id]);
    expect(await vet.call(readConflicts, { query: asked })).toEqual(conflicts);
    const once = { facilityId, start: day(5), end: day(5), allDay: true };
    const [only, ...none] = await vet.call(readConflicts, { query: once });
    expect(only?.id).toBe(later.id);
    expect(none).toEqual([]);
  });

  it('refuses days that never come, that run into each other, or half a question', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, facilityId } = clinic;
    const wrong: [() => Promise<unknown>, object][] = [
      [
        () => leave(clinic, { weekdays: EVERY_DAY, until: day(1) }),
        { field: 'repeat.until', code: 'ends_before_start' },
      ],
      [
        () => leave(clinic, { weekdays: EVERY_DAY, until: day(400) }),
        { field: 'repeat.until', code: 'too_long' },
      ],
      [
        () => leave(clinic, { weekdays: [weekdayOf(3)], until: day(2) }),
        { field: 'repeat.weekdays', code: 'no_day' },
      ],
      [
        () => leave(clinic, { weekdays: EVERY_DAY, until: day(9) }, { end: at(now(), 4) }),
        { field: 'end', code: 'overlaps' },
      ],
      [
        () =>
          vet.call(readConflicts, {
            query: { facilityId, start: day(2), end: day(2), until: day(9) },
          }),
        { field: 'weekdays', code: 'required' },
      ],
    ];
    for (const [act, field] of wrong)
      await expect(act()).rejects.toMatchObject({ fields: [field] });
    expect(await daysOf(clinic)).toEqual([0, 0, 0, 0, 0]);
  });
});
