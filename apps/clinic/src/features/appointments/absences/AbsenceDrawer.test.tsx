import '@zampa/i18n/english/appointments-bookings';
import '@zampa/i18n/english/appointments-calendar';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { booking, ids, staff } from '@zampa/shared-screens/rendered/samples.test-data';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { AbsenceDrawer } from './AbsenceDrawer.tsx';

const onClose = vi.fn<() => void>();
const onMoves = vi.fn<() => void>();
beforeEach(() => {
  onClose.mockClear();
  onMoves.mockClear();
});

function renderDrawer(answers: Answers, at = '2027-03-24T10:00') {
  return renderAtClinic(
    <AbsenceDrawer
      start={{ at, member: ids.vera }}
      renderSolution={() => <button type="button">Move it</button>}
      onMoves={onMoves}
      onClose={onClose}
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

describe('AbsenceDrawer for a clinic in Rome, on a device in New York', () => {
  it('creates an absence of one hour from the time chosen in the calendar', async () => {
    const { page, server } = await renderDrawer({});
    await page.getByRole('textbox', { name: 'Reason' }).fill('Dentist');
    await page.getByRole('button', { name: 'Save time off' }).click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
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

  it('repeats an absence every week on the selected weekdays', async () => {
    const { page, server } = await renderDrawer({});
    const save = page.getByRole('button', { name: 'Save time off' });
    await page.getByRole('switch', { name: 'Repeats weekly' }).click();
    await expect.element(save).toBeDisabled();
    await page.getByRole('button', { name: 'Friday' }).click();
    await page.getByRole('button', { name: 'Wednesday' }).click();
    await page.getByLabelText('Repeat until').fill('2027-04-30');
    await save.click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.sent('POST /facilities/unavailability')[0]?.body).toMatchObject({
      start: '2027-03-24T09:00:00.000Z',
      end: '2027-03-24T10:00:00.000Z',
      repeat: { weekdays: [3, 5], until: '2027-04-30' },
    });
  });

  it("creates an all-day closure for the whole clinic, using the clinic's dates", async () => {
    const { page, server } = await renderDrawer({});
    await page.getByRole('switch', { name: 'Whole days' }).click();
    await page.getByRole('combobox', { name: 'Who is off' }).selectOptions('The whole clinic');
    await page.getByLabelText('Until', { exact: true }).fill('2027-03-28');
    await page.getByRole('button', { name: 'Save time off' }).click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.sent('POST /facilities/unavailability')[0]?.body).toMatchObject({
      userId: null,
      start: '2027-03-24',
      end: '2027-03-28',
      allDay: true,
    });
  });

  it('saves an absence that overlaps bookings, then opens the list of bookings to move', async () => {
    const { page, server } = await renderDrawer({
      'GET /facilities/unavailability/conflicts': () => [booking],
    });
    await expect
      .element(page.getByText('1 appointment overlaps. You can save now and move it afterwards.'))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Move it' })).toBeVisible();
    await page.getByRole('button', { name: 'Save time off' }).click();
    await expect.poll(() => onMoves.mock.calls.length).toBe(1);
    expect(onClose).not.toHaveBeenCalled();
    expect(server.sent('POST /facilities/unavailability')[0]?.body).toMatchObject({
      userId: ids.vera,
      allowOverlap: true,
    });
  });

  it('disables saving when the absence overlaps another one, and shows the dates, reason and person of the other', async () => {
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
    const { page } = await renderDrawer({
      'GET /facilities/unavailability/conflicts': () => [away],
    });
    await expect.element(page.getByText('Wednesday 24 March to Thursday 25 March')).toBeVisible();
    await expect.element(page.getByText('Inventory · The whole clinic')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Move it' })).not.toBeInTheDocument();
    await expect.element(page.getByText(/appointments? overlap/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Save time off' })).toBeDisabled();
  });

  it('keeps the entered reason when the server refuses the absence', async () => {
    const { page } = await renderDrawer({
      'POST /facilities/unavailability': () => refusal(409, 'PERIOD_OCCUPIED'),
    });
    const reason = page.getByRole('textbox', { name: 'Reason' });
    await reason.fill('Dentist');
    await page.getByRole('button', { name: 'Save time off' }).click();
    await expect.element(page.getByText('Period already occupied.')).toBeVisible();
    await expect.element(reason).toHaveValue('Dentist');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('offers to restore an unsaved absence when the drawer opens again', async () => {
    const first = await renderDrawer({});
    await first.page.getByRole('textbox', { name: 'Reason' }).fill('Congress in Bologna');
    await first.page.unmount();
    const { page, server } = await renderDrawer({}, '2027-03-25T15:00');
    await expect
      .element(page.getByText('You have unsaved time off: 24/03/2027 – 24/03/2027.'))
      .toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Save time off' }).click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.sent('POST /facilities/unavailability')[0]?.body).toMatchObject({
      start: '2027-03-24T09:00:00.000Z',
      reason: 'Congress in Bologna',
    });
    await page.unmount();
    const third = await renderDrawer({});
    await expect.element(third.page.getByRole('button', { name: 'Save time off' })).toBeEnabled();
    await expect.element(third.page.getByText(/You have unsaved time off/)).not.toBeInTheDocument();
  });
});
