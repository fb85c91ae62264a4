import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { readConflicts } from '@zampa/contract/appointments/read-conflicts';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { requestVisit, at, book, calendarOf, newOpenClinic, type OpenClinic } from './clinic.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

describe('repeated absences (POST /api/facilities/unavailability)', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const day = (days: number) => at(now(), days).slice(0, 10);
  const weekdayOf = (days: number) => new Date(day(days)).getUTCDay() || 7;
  const lunch = { start: () => at(now(), 2, '12:00'), end: () => at(now(), 2, '13:00') };

  const createRepeatedAbsence = (
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

  const countEntriesByDay = async (clinic: OpenClinic) => {
    const found = await Promise.all([2, 3, 4, 5, 9].map((days) => calendarOf(clinic, now(), days)));
    return found.map((entries) => entries.length);
  };

  it('are created with as many SQL statements as a single absence', async () => {
    const [once, often] = [await newOpenClinic(product()), await newOpenClinic(product())];
    const aboutTimes = async (clinic: OpenClinic, until: string) => {
      const repeat = { weekdays: EVERY_DAY, until };
      const sent = await product().statementsOf(() => createRepeatedAbsence(clinic, repeat));
      return sent.filter((text) => /calendar_events|occupied_periods|advisory/.test(text));
    };
    const few = await aboutTimes(once, day(3));
    const many = await aboutTimes(often, day(90));
    expect(many).toHaveLength(few.length);
    expect(many.length).toBeLessThanOrEqual(5);
  });

  it('are created on every matching day, and can be deleted from one day onward', async () => {
    const clinic = await newOpenClinic(product());
    const first = await createRepeatedAbsence(clinic, {
      weekdays: [weekdayOf(2), weekdayOf(4)],
      until: day(9),
    });
    expect(first.payload).toMatchObject({
      event: { start: lunch.start(), end: lunch.end() },
      seriesId: first.id,
    });
    expect(await countEntriesByDay(clinic)).toEqual([1, 0, 1, 0, 1]);
    const [second] = await calendarOf(clinic, now(), 4);
    expect(second?.payload).toMatchObject({
      seriesId: first.id,
      event: { start: at(now(), 4, '12:00'), end: at(now(), 4, '13:00') },
    });
    await clinic.vet.call(deleteEvent, { query: { id: second?.id ?? '', series: true } });
    expect(await countEntriesByDay(clinic)).toEqual([1, 0, 0, 0, 0]);
    await book(clinic.vet, clinic.visitId, { start: at(now(), 4, '12:00') });
    await clinic.vet.call(deleteEvent, { query: { id: first.id } });
    expect((await countEntriesByDay(clinic))[0]).toBe(0);
  });

  it('are created entirely or not at all, and their conflicts can be read first', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, facilityId, visitId } = clinic;
    const later = await book(vet, visitId, { start: at(now(), 5, '12:30') });
    const sooner = await book(vet, await requestVisit(clinic), { start: at(now(), 3, '11:45') });
    await book(vet, await requestVisit(clinic), { start: at(now(), 4, '13:00') });
    const repeat = { weekdays: EVERY_DAY, until: day(9) };
    await expect(createRepeatedAbsence(clinic, repeat)).rejects.toMatchObject({
      code: 'PERIOD_OCCUPIED',
    });
    expect(await countEntriesByDay(clinic)).toEqual([0, 1, 1, 1, 0]);
    const repeatQuery = {
      facilityId,
      start: lunch.start(),
      end: lunch.end(),
      weekdays: EVERY_DAY.join(','),
      until: day(9),
    };
    const conflicts = await vet.call(readConflicts, { query: { ...repeatQuery, userId: vet.id } });
    expect(conflicts.map(({ id }) => id)).toEqual([sooner.id, later.id]);
    expect(await vet.call(readConflicts, { query: repeatQuery })).toEqual(conflicts);
    const once = { facilityId, start: day(5), end: day(5), allDay: true };
    const [only, ...none] = await vet.call(readConflicts, { query: once });
    expect(only?.id).toBe(later.id);
    expect(none).toEqual([]);
  });

  it('are rejected if they match no day, overlap each other, last too long or lack weekdays', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, facilityId } = clinic;
    const wrong: [() => Promise<unknown>, object][] = [
      [
        () => createRepeatedAbsence(clinic, { weekdays: EVERY_DAY, until: day(1) }),
        { field: 'repeat.until', code: 'ends_before_start' },
      ],
      [
        () => createRepeatedAbsence(clinic, { weekdays: EVERY_DAY, until: day(400) }),
        { field: 'repeat.until', code: 'too_long' },
      ],
      [
        () => createRepeatedAbsence(clinic, { weekdays: [weekdayOf(3)], until: day(2) }),
        { field: 'repeat.weekdays', code: 'no_day' },
      ],
      [
        () =>
          createRepeatedAbsence(
            clinic,
            { weekdays: EVERY_DAY, until: day(9) },
            { end: at(now(), 4) },
          ),
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
    expect(await countEntriesByDay(clinic)).toEqual([0, 0, 0, 0, 0]);
  });
});
