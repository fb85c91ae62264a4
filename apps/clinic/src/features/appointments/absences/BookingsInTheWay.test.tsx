import '@zampa/i18n/english/appointments-bookings';
import '@zampa/i18n/english/appointments-calendar';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { booking, ids, staff } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ConflictActions } from '../bookings/ConflictActions.tsx';
import { firstValues } from './absence-values.ts';
import { BookingsInTheWay } from './BookingsInTheWay.tsx';

/** One of Luna at three, and one of Micio an hour later, for whom times are proposed. */
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

const shown = (proposals: readonly CalendarEvent[]) =>
  renderAtClinic(
    <BookingsInTheWay
      bookings={[booking, later]}
      proposals={proposals}
      zone="Europe/Rome"
      values={{ ...firstValues(ids.vera, '2027-03-02', undefined), to: '2027-03-03' }}
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

it('names each button by whose booking it is about', async () => {
  const { page } = await shown([]);
  for (const action of ['Move', 'Propose times', 'Call off'])
    for (const whose of [
      'Luna · Marta Bianchi, 02/03/2027, 15:00',
      'Micio · Marta Bianchi, 02/03/2027, 16:00',
    ])
      await expect
        .element(page.getByRole('button', { name: `${action}: ${whose}`, exact: true }))
        .toBeVisible();
});

it('says for which booking times are proposed, and that its client is waited for', async () => {
  const { page } = await shown([proposal]);
  await expect.element(page.getByText('Times proposed')).toBeVisible();
  await expect.element(page.getByText(/1 client has been sent times/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Propose times: Luna/ })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^Propose times: Micio/ }))
    .not.toBeInTheDocument();
});

it('moves a booking to a day on which nobody is absent, and says whose it is and from when', async () => {
  const { page } = await shown([]);
  await page.getByRole('button', { name: /^Move: Luna/ }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('02/03/2027, 15:00')).toBeVisible();
  await expect.element(dialog.getByText('Luna · Marta Bianchi')).toBeVisible();
  await expect.element(dialog.getByLabelText('Day')).toHaveValue('2027-03-04');
});
