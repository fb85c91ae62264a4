import { readVets } from '@zampa/contract/clients/read-vets';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { removeLink } from '@zampa/contract/team/remove-link';
import { createTimetable } from '@zampa/contract/timetables/create-timetable';
import { deleteTimetable } from '@zampa/contract/timetables/delete-timetable';
import { updateWorkingHours } from '@zampa/contract/timetables/update-working-hours';
import { updateTimetable } from '@zampa/contract/timetables/update-timetable';
import type { WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

const span = (weekday: number, from: string, to: string): WeeklySpan => ({ weekday, from, to });
const configurationOf = (vet: Vet) =>
  vet.call(readFacilityConfiguration, { query: { facilityId: vet.facility.id } });

describe('PUT /api/facilities/working-hours', () => {
  const product = useProduct();
  const set = (vet: Vet, workingHours: readonly WeeklySpan[]) =>
    vet.call(updateWorkingHours, {
      query: { facilityId: vet.facility.id },
      body: { workingHours: [...workingHours] },
    });

  it('replaces the week and returns it in the order of its days', async () => {
    const vet = await newVet(product());
    await set(vet, [span(3, '08:00', '24:00')]);
    const week = [span(1, '15:00', '19:30'), span(7, '00:00', '06:00'), span(1, '09:00', '15:00')];
    const ordered = [week[2], week[0], week[1]];
    expect(await set(vet, week)).toEqual(ordered);
    expect((await configurationOf(vet)).workingHours).toEqual(ordered);
  });

  it.each([
    {
      why: 'no hours',
      week: [],
      code: 'WORKING_HOURS_EMPTY',
      detail: 'No working hours entered.',
      fields: [],
    },
    {
      why: 'an overlap',
      week: [span(1, '09:00', '13:00'), span(1, '12:59', '15:00')],
      code: 'WORKING_HOURS_INVALID',
      detail: 'Correct errors in working hours.',
      fields: [{ field: 'workingHours.1.from', code: 'overlap' }],
    },
    {
      why: 'an end before the start, and a day that does not exist',
      week: [span(1, '13:00', '09:00'), span(9, '09:00', '13:00')],
      code: 'WORKING_HOURS_INVALID',
      detail: 'Correct errors in working hours.',
      fields: [
        { field: 'workingHours.0.to', code: 'ends_before_start' },
        { field: 'workingHours.1.weekday', code: 'invalid_weekday' },
      ],
    },
    {
      why: 'incomplete entries',
      week: [
        { weekday: 1, from: '09:00' },
        { weekday: 'Monday', from: '09:00', to: '13:00' },
      ],
      code: 'WORKING_HOURS_INVALID',
      detail: 'Correct errors in working hours.',
      fields: [
        { field: 'workingHours.0.to', code: 'WORKING_HOURS_INVALID' },
        { field: 'workingHours.1.weekday', code: 'WORKING_HOURS_INVALID' },
      ],
    },
  ])('rejects $why and keeps the previous week', async ({ week, code, detail, fields }) => {
    const vet = await newVet(product());
    const previous = await set(vet, [span(2, '09:00', '13:00')]);
    await expect(set(vet, week as WeeklySpan[])).rejects.toMatchObject({
      status: 400,
      code,
      detail,
      fields,
    });
    expect((await configurationOf(vet)).workingHours).toEqual(previous);
  });

  it('rejects an outdated version of the hours, but ignores other changes of the clinic', async () => {
    const vet = await newVet(product());
    const query = { facilityId: vet.facility.id };
    const replace = (seen: string, workingHours: WeeklySpan[]) =>
      vet.call(updateWorkingHours, {
        query,
        body: { workingHours },
        headers: { 'if-match': `"${seen}"` },
      });
    const { hoursUpdated } = await configurationOf(vet);
    await vet.call(updateFacility, { body: { ...query, city: 'Pavia' } });
    const previous = await replace(hoursUpdated, [span(1, '08:00', '12:00')]);
    const late = replace(hoursUpdated, [span(2, '08:00', '12:00')]);
    await expect(late).rejects.toMatchObject({ status: 412, code: 'STALE' });
    const now = await configurationOf(vet);
    expect(now.workingHours).toEqual(previous);
    await replace(now.hoursUpdated, [span(2, '08:00', '12:00')]);
  });

  it('sends a socket message to the team, as does every change of a timetable', async () => {
    const vet = await newVet(product());
    const facilityId = vet.facility.id;
    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId: 3 });
    const { heard } = await openSocket(colleague);
    const other = await openSocket(await newVet(product()));
    const staffMessage = ['staff', { facilityId, userId: null }];
    await set(vet, [span(1, '08:00', '12:00')]);
    await expect.poll(() => heard).toEqual([staffMessage]);
    const body = { facilityId, name: 'Mornings', hours: [], users: [colleague.id] };
    const { id } = await vet.call(createTimetable, { body });
    await expect.poll(() => heard).toEqual([staffMessage, staffMessage]);
    await vet.call(updateTimetable, { query: { id }, body: { users: [] } });
    await expect.poll(() => heard).toEqual([staffMessage, staffMessage, staffMessage]);
    await vet.call(deleteTimetable, { query: { id } });
    await expect
      .poll(() => heard)
      .toEqual([staffMessage, staffMessage, staffMessage, staffMessage]);
    // A vet may still receive messages about their own new clinic.
    expect(JSON.stringify(other.heard)).not.toContain(facilityId);
  });

  it('stores one complete week of twenty sent concurrently', async () => {
    const vet = await newVet(product());
    const weeks = Array.from({ length: 20 }, (_none, at) => [
      span(1, `${String(at).padStart(2, '0')}:00`, '24:00'),
    ]);
    await Promise.all(weeks.map((week) => set(vet, week)));
    expect(weeks).toContainEqual((await configurationOf(vet)).workingHours);
  });
});

describe('POST, PATCH and DELETE /api/timetables', () => {
  const product = useProduct();
  const add = (vet: Vet, users: string[] = []) =>
    vet.call(createTimetable, {
      body: {
        facilityId: vet.facility.id,
        name: 'Mornings',
        hours: [span(1, '08:00', '12:00')],
        users,
      },
    });

  it('assigns a timetable to the named members, and unassigns it when deleted', async () => {
    const vet = await newVet(product());
    const colleague = await newColleague(product());
    await employ(product().pool, vet.facility.id, colleague.id, { roleId: 3 });
    const created = await add(vet, [vet.id, colleague.id]);
    expect(created).toMatchObject({ name: 'Mornings', users: [vet.id, colleague.id] });
    expect((await configurationOf(vet)).timetables).toEqual([created]);
    const query = { id: created.id };
    const body = { name: 'Late', hours: [span(5, '18:00', '24:00')], users: [colleague.id] };
    expect(await vet.call(updateTimetable, { query, body })).toMatchObject(body);
    expect(await vet.call(deleteTimetable, { query })).toMatchObject(query);
    expect((await configurationOf(vet)).timetables).toEqual([]);
    expect(await vet.call(readVets, { params: { id: vet.facility.id } })).toHaveLength(2);
  });

  it('moves a member from their previous timetable and removes one who has left', async () => {
    const vet = await newVet(product());
    const colleague = await newColleague(product());
    await employ(product().pool, vet.facility.id, colleague.id, { roleId: 3 });
    await add(vet, [colleague.id]);
    await add(vet, [colleague.id]);
    const followed = async () =>
      (await configurationOf(vet)).timetables.flatMap(({ users }) => users);
    expect(await followed()).toEqual([colleague.id]);
    await vet.call(removeLink, {
      query: { id_user: colleague.id, id_facility: vet.facility.id },
    });
    expect(await followed()).toEqual([]);
  });

  it('rejects strangers, invalid hours and an outdated version, and changes nothing', async () => {
    const [vet, other] = [await newVet(product()), await newVet(product())];
    await expect(add(vet, [other.id])).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'users' }],
    });
    expect((await configurationOf(vet)).timetables).toEqual([]);
    const { id } = await add(vet);
    const hours = [span(1, '12:00', '08:00')];
    const query = { id };
    await expect(vet.call(updateTimetable, { query, body: { hours } })).rejects.toMatchObject({
      code: 'WORKING_HOURS_INVALID',
    });
    const headers = { 'if-match': '"2020-01-01T00:00:00.000Z"' };
    const stale = vet.call(updateTimetable, { query, body: { name: 'Old' }, headers });
    await expect(stale).rejects.toMatchObject({ code: 'STALE' });
    await expect(other.call(deleteTimetable, { query })).rejects.toMatchObject({ status: 404 });
    expect((await configurationOf(vet)).timetables).toMatchObject([{ name: 'Mornings' }]);
  });
});
