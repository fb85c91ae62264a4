import '@zampa/i18n/english/appointments-bookings';
import '@zampa/i18n/english/appointments-calendar';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { booking, ids, staff } from '@zampa/shared-screens/rendered/samples.test-data';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { AbsenceDrawer } from './AbsenceDrawer.tsx';

const closed = vi.fn<() => void>();
beforeEach(() => void closed.mockClear());

function opened(answers: Answers, at = '2027-03-24T10:00') {
  return renderAtClinic(
    <AbsenceDrawer
      start={{ at, member: ids.vera }}
      renderSolution={() => <button type="button">Move it</button>}
      onClose={closed}
    />,
    {
      answers: {
        'GET /users/facility/{id}/vets': () => staff,
        'GET /facilities/unavailability/conflicts': () => [],
        'POST /facilities/unavailability': () => booking,
        ...answers,
      },
    },
  );
}

describe('an absence in Rome, entered on a device in New York', () => {
  it('takes the hour that was chosen in the calendar', async () => {
    const { page, server } = await opened({});
    await page.getByRole('textbox', { name: 'Reason' }).fill('Dentist');
    await page.getByRole('button', { name: 'Save the absence' }).click();
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    expect(server.sent('POST /facilities/unavailability').map(({ body }) => body)).toEqual([
      {
        facilityId: ids.clinic,
        userId: ids.vera,
        start: '2027-03-24T09:00:00.000Z',
        end: '2027-03-24T10:00:00.000Z',
        allDay: false,
        reason: 'Dentist',
      },
    ]);
  });

  it('comes again every week on the days that are pressed', async () => {
    const { page, server } = await opened({});
    const save = page.getByRole('button', { name: 'Save the absence' });
    await page.getByRole('switch', { name: 'Comes again every week' }).click();
    await expect.element(save).toBeDisabled();
    await page.getByRole('button', { name: 'Friday' }).click();
    await page.getByRole('button', { name: 'Wednesday' }).click();
    await page.getByLabelText('For the last time on').fill('2027-04-30');
    await save.click();
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    expect(server.sent('POST /facilities/unavailability')[0]?.body).toMatchObject({
      start: '2027-03-24T09:00:00.000Z',
      end: '2027-03-24T10:00:00.000Z',
      repeat: { weekdays: [3, 5], until: '2027-04-30' },
    });
  });

  it('is whole days by the clinic’s calendar, for everybody', async () => {
    const { page, server } = await opened({});
    await page.getByRole('switch', { name: 'Whole days' }).click();
    await page.getByRole('combobox', { name: 'Who is absent' }).selectOptions('The whole clinic');
    await page.getByLabelText('Until', { exact: true }).fill('2027-03-28');
    await page.getByRole('button', { name: 'Save the absence' }).click();
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    expect(server.sent('POST /facilities/unavailability')[0]?.body).toMatchObject({
      userId: null,
      start: '2027-03-24',
      end: '2027-03-28',
      allDay: true,
    });
  });

  it('is not saved while a booking is in its way', async () => {
    const { page } = await opened({ 'GET /facilities/unavailability/conflicts': () => [booking] });
    await expect.element(page.getByText('1 booking is in the way.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Move it' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save the absence' })).toBeDisabled();
  });

  it('is not saved beside another, which is named with its days and whose it is', async () => {
    const away: CalendarEvent = {
      ...booking,
      category: 'OOO',
      parent_id: null,
      client: null,
      petNames: [],
      payload: {
        ...booking.payload,
        reason: 'Inventory',
        event: {
          ...booking.payload.event,
          title: '',
          start: '2027-03-23T23:00:00.000Z',
          end: '2027-03-25T23:00:00.000Z',
          allDay: true,
          resource: null,
        },
      },
    };
    const { page } = await opened({ 'GET /facilities/unavailability/conflicts': () => [away] });
    await expect.element(page.getByText('Wednesday 24 March to Thursday 25 March')).toBeVisible();
    await expect.element(page.getByText('Inventory · The whole clinic')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Move it' })).not.toBeInTheDocument();
    await expect.element(page.getByText(/bookings? (is|are) in the way/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Save the absence' })).toBeDisabled();
  });

  it('keeps what was typed where the server says no', async () => {
    const { page } = await opened({
      'POST /facilities/unavailability': () => refusal(409, 'PERIOD_OCCUPIED'),
    });
    const reason = page.getByRole('textbox', { name: 'Reason' });
    await reason.fill('Dentist');
    await page.getByRole('button', { name: 'Save the absence' }).click();
    await expect.element(page.getByText('Period already occupied.')).toBeVisible();
    await expect.element(reason).toHaveValue('Dentist');
    expect(closed).not.toHaveBeenCalled();
  });

  it('is offered again where it was begun and not saved, and taken up as it was', async () => {
    const first = await opened({});
    await first.page.getByRole('textbox', { name: 'Reason' }).fill('Congress in Bologna');
    await first.page.unmount();
    const { page, server } = await opened({}, '2027-03-25T15:00');
    await expect
      .element(page.getByText(/You began an absence .*: 24\/03\/2027 – 24\/03\/2027\./))
      .toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('');
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await page.getByRole('button', { name: 'Save the absence' }).click();
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    expect(server.sent('POST /facilities/unavailability')[0]?.body).toMatchObject({
      start: '2027-03-24T09:00:00.000Z',
      reason: 'Congress in Bologna',
    });
    await page.unmount();
    const third = await opened({});
    await expect
      .element(third.page.getByRole('button', { name: 'Save the absence' }))
      .toBeEnabled();
    await expect.element(third.page.getByText(/You began an absence/)).not.toBeInTheDocument();
  });
});
