import type { Appointment } from '@zampa/contract/appointments/objects';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { appointment } from '@zampa/shared-screens/rendered/appointment.test-data';
import { ids, luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { NextAppointment } from './NextAppointment.tsx';

const renderNext = (shown: readonly Appointment[], me = marta) =>
  renderScreen(<NextAppointment />, {
    app: 'owner',
    me,
    answers: { 'GET /appointments': () => shown },
  });

it('NextAppointment shows the pet and team member, and no status when confirmed', async () => {
  const { page } = await renderNext([appointment({ status: 'NEW' })]);
  await expect.element(page.getByText('for Luna · with Vera B')).toBeVisible();
  await expect.element(page.getByText('Confirmed')).not.toBeInTheDocument();
});

it.each([
  { status: 'RESERVATION', heldUntil: '2038-12-01T09:00:00.000Z', says: 'Held for you' },
  { status: 'TO_BE_CONFIRMED', heldUntil: null, says: 'Waiting for the clinic' },
] as const)(
  'NextAppointment shows that an appointment with status $status is not confirmed',
  async ({ says, ...payload }) => {
    const { page } = await renderNext([appointment(payload)]);
    await expect.element(page.getByText(says)).toBeVisible();
  },
);

it('NextAppointment skips the appointment of a deceased pet', async () => {
  const mourning = { ...marta, pets: [{ ...luna, deceasedOn: '2026-11-27' }] };
  const ofMicio = { ...appointment({ pets: [ids.otherClient] }), petNames: ['Micio'] };
  const { page } = await renderNext([appointment({}), ofMicio], mourning);
  await expect.element(page.getByText(/^for /)).toHaveTextContent('for Micio · with Vera B');
});
