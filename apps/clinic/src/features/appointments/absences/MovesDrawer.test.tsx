import '@zampa/i18n/english/appointments-bookings';
import '@zampa/i18n/english/appointments-calendar';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Answers } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { booking, ids, staff } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { MovesBanner } from './MovesBanner.tsx';
import { MovesDrawer } from './MovesDrawer.tsx';

const CONSULTANT = 6;

/** Vera's bookings of Luna and Micio; Luca can take over. */
const later: CalendarEvent = {
  ...booking,
  id: ids.otherClient,
  parent_id: ids.visit,
  petNames: ['Micio'],
};
const luca = { ...staff[0], id: ids.marta, firstName: 'Luca', lastName: 'Neri', idRole: 3 };

const renderDrawer = (answers: Answers) =>
  renderAtClinic(
    <MovesDrawer
      renderSolution={({ proposal }) => (proposal ? <p>proposed</p> : <p>alone</p>)}
      onClose={() => undefined}
    />,
    {
      answers: {
        'GET /users/facility/{id}/vets': () => [...staff, luca],
        'GET /facilities/unavailability/bookings': () => [booking, later],
        ...answers,
      },
    },
  );

it('MovesDrawer assigns all bookings to a colleague in one step, and says why some could not be assigned', async () => {
  const { page, server } = await renderDrawer({
    'POST /facilities/unavailability/bookings/reassign': () => ({
      succeeded: [booking.id],
      failed: [{ id: later.id, code: 'PERIOD_OCCUPIED' }],
    }),
  });
  // Vera herself is absent.
  const colleague = page.getByRole('combobox', { name: 'Colleague' });
  await colleague.selectOptions('Luca Neri');
  await page.getByRole('button', { name: 'All to Luca' }).click();
  await expect
    .element(
      page.getByText('1 appointment moved. 1 appointment could not be included', { exact: false }),
    )
    .toBeVisible();
  await expect.element(page.getByText('This colleague is busy at that time.')).toBeVisible();
  expect(
    server.sent('POST /facilities/unavailability/bookings/reassign').map(({ body }) => body),
  ).toEqual([{ facilityId: ids.clinic, userId: luca.id, bookings: [booking.id, later.id] }]);
});

it('MovesDrawer proposes times to all clients in one step', async () => {
  const { page, server } = await renderDrawer({
    'POST /facilities/unavailability/bookings/propose': () => ({
      succeeded: [booking.id],
      failed: [{ id: later.id, code: 'CLIENT_NOT_REGISTERED' }],
    }),
  });
  await page.getByRole('button', { name: 'Propose times to all' }).click();
  await expect
    .element(page.getByText('Times proposed to 1 client.', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText('This client doesn’t use the app: call them.')).toBeVisible();
  expect(
    server.sent('POST /facilities/unavailability/bookings/propose').map(({ body }) => body),
  ).toEqual([{ facilityId: ids.clinic, bookings: [booking.id, later.id] }]);
});

it('MovesDrawer shows an empty state when no appointment has to be moved', async () => {
  const { page } = await renderDrawer({ 'GET /facilities/unavailability/bookings': () => [] });
  await expect.element(page.getByText('No appointments to move')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Propose times to all' }))
    .not.toBeInTheDocument();
});

it('MovesBanner counts the appointments to move, and is hidden from consultants', async () => {
  const answers = { 'GET /facilities/unavailability/bookings': () => [booking, later] };
  const banner = <MovesBanner onOpen={() => undefined} />;
  const { page } = await renderAtClinic(banner, { answers });
  await expect
    .element(page.getByText('2 appointments overlap time off and have to be moved.'))
    .toBeVisible();
  await page.unmount();
  const other = await renderAtClinic(banner, { answers, idRole: CONSULTANT });
  expect(other.server.sent('GET /facilities/unavailability/bookings')).toEqual([]);
});
