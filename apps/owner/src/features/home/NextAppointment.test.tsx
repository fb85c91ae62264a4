import type { Appointment } from '@zampa/contract/appointments/objects';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { appointment } from '@zampa/shared-screens/rendered/appointment.test-data';
import { ids, luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { NextAppointment } from './NextAppointment.tsx';

const opened = (shown: readonly Appointment[], me = marta) =>
  renderScreen(<NextAppointment />, {
    app: 'owner',
    me,
    answers: { 'GET /appointments': () => shown },
  });

it('says for which pet and with whom, and no more where it is certain', async () => {
  const { page } = await opened([appointment({ status: 'NEW' })]);
  await expect.element(page.getByText('for Luna · with Vera B')).toBeVisible();
  await expect.element(page.getByText('Confirmed')).not.toBeInTheDocument();
});

it.each([
  { status: 'RESERVATION', heldUntil: '2038-12-01T09:00:00.000Z', says: 'Held for you' },
  { status: 'TO_BE_CONFIRMED', heldUntil: null, says: 'Waiting for the clinic' },
] as const)('says of one that is $status that it is not certain', async ({ says, ...payload }) => {
  const { page } = await opened([appointment(payload)]);
  await expect.element(page.getByText(says)).toBeVisible();
});

it('reminds nobody of the visit of a pet that has died', async () => {
  const mourning = { ...marta, pets: [{ ...luna, deceasedOn: '2026-11-27' }] };
  const ofMicio = { ...appointment({ pets: [ids.otherClient] }), petNames: ['Micio'] };
  const { page } = await opened([appointment({}), ofMicio], mourning);
  await expect.element(page.getByText(/^for /)).toHaveTextContent('for Micio · with Vera B');
});
