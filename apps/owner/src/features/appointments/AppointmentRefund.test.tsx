import type { Appointment } from '@zampa/contract/appointments/objects';
import type { Payment } from '@zampa/contract/payments/objects';
import type { Language } from '@zampa/domain/people/languages';
import { appointment as appointmentOf } from '@zampa/shared-screens/rendered/appointment.test-data';
import { payment } from '@zampa/shared-screens/rendered/payment.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { booking, ids, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { ConfirmCancelDialog } from './ConfirmCancelDialog.tsx';
import { AppointmentRefund } from './AppointmentRefund.tsx';

const confirmed = appointmentOf({});
const invalid = { ...booking.payload, status: 'CANCELED', valid: false } as const;
const canceledAppointment: Appointment = {
  ...confirmed,
  payload: { ...invalid, invalidatedBy: ids.marta },
};
const missedAppointment: Appointment = { ...confirmed, payload: { ...invalid, noShow: true } };

const deposit: Payment = {
  ...payment,
  amount: 1200,
  deposit: 1200,
  status: 'PAID',
  upfront: true,
  refundable: 1200,
};
const refundedDeposit: Payment = { ...deposit, refunded: 1200, refundable: 0 };

const renderRefund = (appointment: Appointment, paid: Payment, language: Language = 'en') =>
  renderScreen(<AppointmentRefund appointment={appointment} />, {
    app: 'owner',
    me: marta,
    language,
    answers: { 'GET /payments': () => [paid] },
  });

describe('refund of an appointment that did not take place', () => {
  it.each([
    ['en', canceledAppointment, deposit, 'A refund of €12.00 is on its way to your card.'],
    ['en', canceledAppointment, refundedDeposit, '€12.00 refunded.'],
    ['it', canceledAppointment, refundedDeposit, /^12,00.€ rimborsati\.$/],
    ['en', missedAppointment, deposit, '€12.00 won’t be refunded: no one showed up.'],
  ] as const)('is shown afterward (%s)', async (language, appointment, paid, says) => {
    const { page } = await renderRefund(appointment, paid, language);
    await expect.element(page.getByText(says)).toBeVisible();
  });

  it('is not loaded while the appointment is confirmed', async () => {
    const { page, server } = await renderRefund(confirmed, deposit);
    await expect.element(page.getByText(/12\.00/)).not.toBeInTheDocument();
    expect(server.sent('GET /payments')).toEqual([]);
  });

  it('is announced before the appointment is canceled by link', async () => {
    const { page } = await renderScreen(
      <ConfirmCancelDialog
        clinic="Clinica San Luca"
        payments={[deposit]}
        open
        busy={false}
        error={null}
        onClose={() => undefined}
        onConfirm={() => undefined}
      />,
      { app: 'owner', me: null },
    );
    await expect
      .element(page.getByText('€12.00 will be refunded to the card you paid with.'))
      .toBeVisible();
  });
});
