import '@zampa/i18n/english/appointments';
import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { appointment as appointmentOf } from '../rendered/appointment.test-data.ts';
import { type Answer, connectionLost, heldAnswer } from '../rendered/fake-server.test-data.ts';
import { payment } from '../rendered/payment.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { CallOffDialog } from './CallOffDialog.tsx';

const { facility, ...visit } = appointmentOf({});
const appointment = { ...visit, facility: { ...facility, phone: '+390612345678' } };

async function asking(payments: Answer) {
  const { page } = await renderScreen(
    <CallOffDialog appointment={appointment} onClose={() => undefined} />,
    { app: 'owner', me: marta, answers: { 'GET /payments': payments } },
  );
  return { page, button: page.getByRole('button', { name: 'Call off' }) };
}

describe('the question before an appointment is called off', () => {
  it('cannot be answered before it says what becomes of the money, and does not turn meanwhile', async () => {
    const paid = heldAnswer();
    const { page, button } = await asking(paid.give);
    await expect.element(button).toBeDisabled();
    await expect.element(button).not.toHaveAttribute('data-loading');
    paid.release([{ ...payment, amount: 1200, deposit: 1200, status: 'PAID', upfront: true }]);
    await expect.element(button).toBeEnabled();
    await expect.element(page.getByText('There is no connection')).not.toBeInTheDocument();
  });

  it('says without a connection that there is none, and how the clinic is reached', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const { page, button } = await asking(connectionLost);
    await expect.element(page.getByText('There is no connection right now')).toBeVisible();
    await expect.element(page.getByText('comes back in full')).toBeVisible();
    const call = page.getByRole('link', { name: 'Call Clinica San Luca' });
    await expect.element(call).toHaveAttribute('href', 'tel:+390612345678');
    await expect.element(button).toBeEnabled();
    await expect.element(button).not.toHaveAttribute('data-loading');
  });
});
