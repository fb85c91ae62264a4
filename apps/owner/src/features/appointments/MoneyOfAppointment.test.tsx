import type { Appointment } from '@zampa/contract/appointments/objects';
import type { Payment } from '@zampa/contract/payments/objects';
import type { Language } from '@zampa/domain/people/languages';
import { appointment as appointmentOf } from '@zampa/shared-screens/rendered/appointment.test-data';
import { payment } from '@zampa/shared-screens/rendered/payment.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { booking, ids, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { ConfirmCallOff } from './ConfirmCallOff.tsx';
import { MoneyOfAppointment } from './MoneyOfAppointment.tsx';

const confirmed = appointmentOf({});
const invalid = { ...booking.payload, status: 'CANCELED', valid: false } as const;
const calledOff: Appointment = {
  ...confirmed,
  payload: { ...invalid, invalidatedBy: ids.marta },
};
const missed: Appointment = { ...confirmed, payload: { ...invalid, noShow: true } };

const deposit: Payment = {
  ...payment,
  amount: 1200,
  deposit: 1200,
  status: 'PAID',
  upfront: true,
  refundable: 1200,
};
const returned: Payment = { ...deposit, refunded: 1200, refundable: 0 };

const shown = (appointment: Appointment, paid: Payment, language: Language = 'en') =>
  renderScreen(<MoneyOfAppointment appointment={appointment} />, {
    app: 'owner',
    me: marta,
    language,
    answers: { 'GET /payments': () => [paid] },
  });

describe('the money of an appointment that does not take place', () => {
  it.each([
    ['en', calledOff, deposit, '€12.00 are on their way back to your card.'],
    ['en', calledOff, returned, '€12.00 came back.'],
    ['it', calledOff, returned, /^12,00.€ sono tornati\.$/],
    ['en', missed, deposit, '€12.00 are kept, since nobody came.'],
  ] as const)('is told afterwards (%s)', async (language, appointment, paid, says) => {
    const { page } = await shown(appointment, paid, language);
    await expect.element(page.getByText(says)).toBeVisible();
  });

  it('is not asked about while it takes place', async () => {
    const { page, server } = await shown(confirmed, deposit);
    await expect.element(page.getByText(/12\.00/)).not.toBeInTheDocument();
    expect(server.sent('GET /payments')).toEqual([]);
  });

  it('is told before it is called off by a link', async () => {
    const { page } = await renderScreen(
      <ConfirmCallOff
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
      .element(page.getByText('You get €12.00 back, on the card that you paid with.'))
      .toBeVisible();
  });
});
