import '@zampa/i18n/english/appointments-bookings';
import '@zampa/i18n/english/appointments-calendar';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { booking, ids, staff } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ConflictActions } from '../bookings/ConflictActions.tsx';
import { initialAbsenceValues } from './absence-values.ts';
import { ConflictingBookings } from './ConflictingBookings.tsx';

/** Micio's booking, one hour after Luna's at 15:00. `proposal` proposes another time for it. */
const later: CalendarEvent = {
  ...booking,
  id: ids.otherClient,
  parent_id: ids.visit,
  petNames: ['Micio'],
  payload: {
    ...booking.payload,
    event: { ...booking.payload.event, start: '2027-03-02T15:00:00.000Z' },
  },
};
const proposal: CalendarEvent = {
  ...later,
  id: ids.message,
  category: 'NONE',
  payload: { ...later.payload, status: 'RESERVATION', heldUntil: '2027-03-01T10:00:00.000Z' },
};

const renderBookings = (proposals: readonly CalendarEvent[]) =>
  renderAtClinic(
    <ConflictingBookings
      bookings={[booking, later]}
      proposals={proposals}
      zone="Europe/Rome"
      values={{ ...initialAbsenceValues(ids.vera, '2027-03-02', undefined), to: '2027-03-03' }}
      renderSolution={(conflict) => <ConflictActions {...conflict} onMoved={() => undefined} />}
    />,
    {
      answers: {
        'GET /users/facility/{id}/vets': () => staff,
        'GET /facilities/slots': () => [],
        'GET /calendar': () => [],
        'GET /facilities/configuration': () => configuration,
      },
    },
  );

it('ConflictingBookings gives every button a name with the pet, client and time of its booking', async () => {
  const { page } = await renderBookings([]);
  for (const action of ['Reschedule', 'Propose times', 'Cancel'])
    for (const bookingName of [
      'Luna · Marta Bianchi, 02/03/2027, 15:00',
      'Micio · Marta Bianchi, 02/03/2027, 16:00',
    ])
      await expect
        .element(page.getByRole('button', { name: `${action}: ${bookingName}`, exact: true }))
        .toBeVisible();
});

it('ConflictingBookings marks a booking with proposed times and counts the clients who have not answered', async () => {
  const { page } = await renderBookings([proposal]);
  await expect.element(page.getByText('Times proposed')).toBeVisible();
  await expect.element(page.getByText(/1 client has proposed times to choose from/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Propose times: Luna/ })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^Propose times: Micio/ }))
    .not.toBeInTheDocument();
});

it('ConflictingBookings opens the move dialog of a booking on the first day after the absence', async () => {
  const { page } = await renderBookings([]);
  await page.getByRole('button', { name: /^Reschedule: Luna/ }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('02/03/2027, 15:00')).toBeVisible();
  await expect.element(dialog.getByText('Luna · Marta Bianchi')).toBeVisible();
  await expect.element(dialog.getByLabelText('Day')).toHaveValue('04/03/2027');
});
