import '@zampa/i18n/english/team';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { ServerPathLink } from '@zampa/shared-screens/navigation/ServerPathLink.tsx';
import { connectionLost } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { booking, staff } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { marco } from './marco.test-data.ts';
import { MemberForm } from './MemberForm.tsx';
import { RemoveMember } from './RemoveMember.tsx';

const bookingIn = (
  year: number,
  place: number,
  category: CalendarEvent['category'] = 'BOOKING',
): CalendarEvent => ({
  ...booking,
  id: `00000000-0000-7000-8000-000000002${year % 100}${place}`,
  category,
  petNames: [`Pet ${place}`],
  payload: {
    ...booking.payload,
    event: {
      ...booking.payload.event,
      start: `${year}-03-02T14:00:00.000Z`,
      end: `${year}-03-02T14:30:00.000Z`,
      resource: marco.id,
    },
  },
});

const memberForm = (
  <MemberForm
    member={marco}
    members={[...staff, marco]}
    services={[]}
    timetables={[]}
    species={[]}
    onClose={() => {}}
  />
);

async function openRemoveDialog(calendar: () => unknown) {
  const closed = vi.fn<() => void>();
  const screen = await renderAtClinic(
    <RemoveMember member={marco} members={[...staff, marco]} onClose={closed} />,
    { answers: { 'GET /calendar': calendar, 'DELETE /users/link': () => undefined } },
  );
  await screen.page.getByRole('button', { name: 'Remove from the team' }).click();
  return {
    ...screen,
    closed,
    remove: screen.page.getByRole('button', { name: 'Remove', exact: true }),
  };
}

it('RemoveMember lists future bookings of the member and removes them on confirmation', async () => {
  const future = Array.from({ length: 7 }, (_none, place) => bookingIn(2098, place));
  const { page, server, remove, closed } = await openRemoveDialog(() => [
    bookingIn(2020, 0),
    bookingIn(2098, 8, 'OOO'),
    ...future,
  ]);
  await expect.element(page.getByText('7 appointments are booked with Marco Verdi.')).toBeVisible();
  await expect.element(page.getByText('Pet 4')).toBeVisible();
  expect(page.getByText('Pet 5').query()).toBeNull();
  await expect.element(page.getByText('And 2 more.')).toBeVisible();
  expect(server.sent('GET /calendar')[0]?.query).toMatchObject({ assigneeId: marco.id });
  await remove.click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
});

it('RemoveMember shows no bookings section without bookings', async () => {
  const { page, server } = await openRemoveDialog(() => []);
  await expect.poll(() => server.sent('GET /calendar').length).toBe(1);
  await expect
    .element(
      page.getByText(
        'Access to this clinic will end right away. Messages stay; open conversations will be unassigned.',
      ),
    )
    .toBeVisible();
  expect(page.getByText('booked with').query()).toBeNull();
});

it('RemoveMember still removes a member if the bookings cannot be loaded', async () => {
  const { page, remove, closed } = await openRemoveDialog(connectionLost);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await remove.click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
});

it('MemberForm lists future bookings before it saves a role that cannot treat patients', async () => {
  const { page } = await renderAtClinic(memberForm, {
    answers: { 'GET /calendar': () => [bookingIn(2098, 1)] },
  });
  const role = page.getByRole('combobox', { name: 'Role' });
  await role.selectOptions('7');
  expect(page.getByText('who no longer sees patients').query()).toBeNull();
  await role.selectOptions('5');
  await expect.element(page.getByText('who no longer sees patients')).toBeVisible();
  await expect.element(page.getByText('Pet 1')).toBeVisible();
});

it('MemberForm asks before discarding a changed role', async () => {
  const { page, path } = await renderAtClinic(
    <>
      {memberForm}
      <ServerPathLink url="/dashboard">Home</ServerPathLink>
    </>,
    { answers: {} },
  );
  const role = page.getByRole('combobox', { name: 'Role' });
  await role.selectOptions('7');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  expect(path()).toBe('/');
  await role.selectOptions(String(marco.idRole));
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.poll(path).toBe('/dashboard');
});
