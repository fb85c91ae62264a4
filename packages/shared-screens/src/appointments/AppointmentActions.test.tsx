import '@zampa/i18n/english/appointments';
import type { Payment } from '@zampa/contract/payments/objects';
import { describe, expect, it } from 'vitest';
import { type Answers, refusal } from '../rendered/fake-server.test-data.ts';
import { payment } from '../rendered/payment.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { booking, ids, marta } from '../rendered/samples.test-data.ts';
import { AppointmentActions } from './AppointmentActions.tsx';
import { AppointmentCard } from './AppointmentCard.tsx';

const HOUR_MS = 3_600_000;

/** An appointment in Rome, while the device is in New York. */
const appointmentOf = (start: string, changes: object = {}, rebooked = false) => ({
  ...booking,
  FamilyId: ids.family,
  payload: { ...booking.payload, event: { ...booking.payload.event, start }, ...changes },
  facility: { name: 'Clinica San Luca', phone: null, timezone: 'Europe/Rome' },
  serviceNames: ['First visit'],
  member: null,
  byVideo: false,
  rebooked,
});

const renderActions = (
  start: string,
  answers: Answers = {},
  me = marta,
  changes: object = {},
  rebooked = false,
) =>
  renderScreen(
    <AppointmentActions
      appointment={appointmentOf(start, changes, rebooked)}
      onAsk={() => undefined}
    />,
    { app: 'owner', me, answers: { 'GET /payments': () => [], ...answers } },
  );

/** Payment of a deposit for the appointment. */
const deposit: Payment = {
  ...payment,
  amount: 1200,
  deposit: 1200,
  status: 'PAID',
  upfront: true,
  refundable: 1200,
};

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

describe('AppointmentActions', () => {
  it.each(['DISABLED_BY_VET', 'DISABLED_BY_PO'] as const)(
    'offers only to cancel when the relation is %s',
    async (status) => {
      const vetFacilities = marta.vetFacilities.map((clinic) => ({ ...clinic, status }));
      const { page } = await renderActions(inHours(72), {}, { ...marta, vetFacilities });
      await expect.element(page.getByText(/not a client of/)).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await expect.element(page.getByRole('link', { name: 'Reschedule' })).not.toBeInTheDocument();
    },
  );

  it("applies the relation of the appointment's family, not that of the owner's other family", async () => {
    const vetFacilities = marta.vetFacilities.flatMap((clinic) => [
      { ...clinic, FamilyId: ids.otherClient },
      { ...clinic, status: 'DISABLED_BY_VET' as const },
    ]);
    const { page } = await renderActions(inHours(72), {}, { ...marta, vetFacilities });
    await expect.element(page.getByText(/not a client of/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Reschedule' })).not.toBeInTheDocument();
  });

  it('offers to cancel and explains why it cannot be moved when the clinic accepts no requests', async () => {
    const vetFacilities = marta.vetFacilities.map((clinic) => ({
      ...clinic,
      acceptsRequests: false,
    }));
    const { page } = await renderActions(inHours(72), {}, { ...marta, vetFacilities });
    await expect
      .element(
        page.getByText(
          /has no online times at the moment\. You can cancel here; call the clinic to reschedule\./,
        ),
      )
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Reschedule' })).not.toBeInTheDocument();
  });

  it.each([
    { why: 'the family is an active client', may: true, clinic: {} },
    { why: 'the clinic has blocked the family', may: false, clinic: { status: 'DISABLED_BY_VET' } },
    { why: 'the family has paused the contact', may: false, clinic: { status: 'DISABLED_BY_PO' } },
    { why: 'the clinic accepts no new requests', may: false, clinic: { acceptsRequests: false } },
  ] as const)(
    'offers another time after a cancellation only where the owner can choose one: $why',
    async ({ may, clinic }) => {
      const vetFacilities = marta.vetFacilities.map((each) => ({ ...each, ...clinic }));
      const appointment = appointmentOf(inHours(72), {
        status: 'CANCELED',
        valid: false,
        invalidatedBy: ids.vera,
      });
      const { page } = await renderScreen(
        <AppointmentCard appointment={appointment} side="owner">
          <AppointmentActions appointment={appointment} onAsk={() => undefined} />
        </AppointmentCard>,
        { app: 'owner', me: { ...marta, vetFacilities }, answers: { 'GET /payments': () => [] } },
      );
      await expect
        .element(page.getByText('This appointment was canceled.', { exact: true }))
        .toBeVisible();
      const other = page.getByRole('link', { name: 'Choose another time' });
      expect(other.elements()).toHaveLength(may ? 1 : 0);
      // The card text does not mention another time either.
      expect(page.getByText(/another (one|time)/).elements()).toHaveLength(may ? 1 : 0);
    },
  );

  it("shows the deadline for changes in the clinic's time zone", async () => {
    // Daylight saving time starts in Rome the night before, so 24 hours earlier is 14:00 local time.
    const { page } = await renderActions('2038-03-28T13:00:00.000Z');
    await expect
      .element(page.getByText('Reschedule or cancel until'))
      .toHaveTextContent('Reschedule or cancel until Saturday 27 March, 14:00.');
  });

  it.each([
    { why: 'the clinic canceled it', invalidatedBy: ids.vera },
    { why: 'it is unanswered', invalidatedBy: null },
  ])('offers another time when $why', async ({ invalidatedBy }) => {
    const off = { status: 'CANCELED', valid: false, invalidatedBy };
    const { page, path } = await renderActions(inHours(72), {}, marta, off);
    await page.getByRole('link', { name: 'Choose another time' }).click();
    await expect.poll(path).toBe(`/workspace/chat/${ids.conversation}/time`);
  });

  it('offers only to message the clinic on the card of a canceled appointment that was rebooked', async () => {
    const off = { status: 'CANCELED', valid: false, invalidatedBy: ids.vera };
    const { page } = await renderActions(inHours(72), {}, marta, off, true);
    await expect.element(page.getByRole('button', { name: 'Message clinic' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /another time/ })).not.toBeInTheDocument();
  });

  it.each(['DISABLED_BY_VET', 'IGNORED'] as const)(
    'offers to ask the clinic about a canceled appointment when the relation is %s',
    async (status) => {
      const vetFacilities = marta.vetFacilities.map((clinic) => ({ ...clinic, status }));
      const off = { status: 'CANCELED', valid: false, invalidatedBy: ids.vera };
      const { page } = await renderActions(inHours(72), {}, { ...marta, vetFacilities }, off);
      await expect.element(page.getByRole('button', { name: 'Message clinic' })).toBeVisible();
      await expect
        .element(page.getByRole('link', { name: /another time/ }))
        .not.toBeInTheDocument();
    },
  );

  it('offers only to ask the clinic within 24 hours of the start', async () => {
    const { page } = await renderActions(inHours(23));
    await expect.element(page.getByText('only the clinic can change it')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Message clinic' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  it('shows TOO_LATE when the deadline passed while the dialog was open', async () => {
    const { page, server } = await renderActions(inHours(25), {
      'DELETE /events': () => refusal(409, 'TOO_LATE'),
    });
    await page.getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect
      .element(page.getByText('Less than 24 hours to go: please call the clinic.'))
      .toBeVisible();
    await expect.element(question).toBeVisible();
    const [sent] = server.sent('DELETE /events');
    expect(sent?.query).toEqual({ id: ids.booking });
  });
});

describe('CancelAppointmentDialog refund text', () => {
  it.each([
    {
      what: 'a deposit',
      payments: [deposit],
      says: '€12.00 will be refunded to the card you paid with.',
    },
    {
      what: 'cash',
      payments: [{ ...deposit, payment_type: 'CASH' as const }],
      says: 'Clinica San Luca will refund €12.00 in cash.',
    },
    {
      what: 'a separate payment',
      payments: [{ ...deposit, upfront: false, deposit: 0 }],
      says: '€12.00 that you paid separately won’t be refunded automatically. To get a refund, ask Clinica San Luca.',
    },
  ])('says what happens to $what', async ({ payments, says }) => {
    const { page, server } = await renderActions(inHours(48), { 'GET /payments': () => payments });
    await page.getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
    await expect.element(question.getByText(says)).toBeVisible();
    expect(server.sent('GET /payments')[0]?.query).toMatchObject({ eventId: ids.conversation });
  });

  it('omits the amount when payments cannot be loaded, and stays usable', async () => {
    const { page } = await renderActions(inHours(48), {
      'GET /payments': () => refusal(404, 'NOT_FOUND'),
    });
    await page.getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
    await expect
      .element(question.getByText('You’ll get a full refund of what you paid to book.'))
      .toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });
});
