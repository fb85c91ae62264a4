import '@zampa/i18n/english/appointments';
import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { appointment as appointmentOf } from '../rendered/appointment.test-data.ts';
import { type Answer, connectionLost, pendingAnswer } from '../rendered/fake-server.test-data.ts';
import { payment } from '../rendered/payment.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { CancelAppointmentDialog } from './CancelAppointmentDialog.tsx';

const { facility, ...visit } = appointmentOf({});
const appointment = { ...visit, facility: { ...facility, phone: '+390612345678' } };

async function renderDialog(payments: Answer) {
  const { page } = await renderScreen(
    <CancelAppointmentDialog appointment={appointment} onClose={() => undefined} />,
    { app: 'owner', me: marta, answers: { 'GET /payments': payments } },
  );
  return { page, button: page.getByRole('button', { name: 'Cancel' }) };
}

describe('CancelAppointmentDialog', () => {
  it('disables confirmation without a spinner until the refund is known', async () => {
    const paid = pendingAnswer();
    const { page, button } = await renderDialog(paid.give);
    await expect.element(button).toBeDisabled();
    await expect.element(button).not.toHaveAttribute('data-loading');
    paid.release([{ ...payment, amount: 1200, deposit: 1200, status: 'PAID', upfront: true }]);
    await expect.element(button).toBeEnabled();
    await expect
      .element(page.getByText('You’re offline. Your data is safe: try again when you’re back.'))
      .not.toBeInTheDocument();
  });

  it('says that the device is offline and offers to call the clinic', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const { page, button } = await renderDialog(connectionLost);
    await expect
      .element(page.getByText('You’re offline. Connect to the internet to cancel.'))
      .toBeVisible();
    await expect
      .element(page.getByText('You’ll get a full refund of what you paid to book.'))
      .toBeVisible();
    const call = page.getByRole('link', { name: 'Call Clinica San Luca' });
    await expect.element(call).toHaveAttribute('href', 'tel:+390612345678');
    await expect.element(button).toBeEnabled();
    await expect.element(button).not.toHaveAttribute('data-loading');
  });
});
