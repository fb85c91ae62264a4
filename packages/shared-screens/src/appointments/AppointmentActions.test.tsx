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

/** In Rome, while the device stands in New York. */
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

const opened = (
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

/** What was paid to book it. */
const deposit: Payment = {
  ...payment,
  amount: 1200,
  deposit: 1200,
  status: 'PAID',
  upfront: true,
  refundable: 1200,
};

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

describe('what an owner can do with an appointment', () => {
  it.each(['DISABLED_BY_VET', 'DISABLED_BY_PO'] as const)(
    'is to call it off and nothing else, once the relation is %s',
    async (status) => {
      const vetFacilities = marta.vetFacilities.map((clinic) => ({ ...clinic, status }));
      const { page } = await opened(inHours(72), {}, { ...marta, vetFacilities });
      await expect.element(page.getByText(/does not have you as a client/)).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Call off' })).toBeVisible();
      await expect.element(page.getByRole('link', { name: 'Move' })).not.toBeInTheDocument();
    },
  );

  it('goes by the family that it is for, whatever another family of theirs may at the clinic', async () => {
    const vetFacilities = marta.vetFacilities.flatMap((clinic) => [
      { ...clinic, FamilyId: ids.otherClient },
      { ...clinic, status: 'DISABLED_BY_VET' as const },
    ]);
    const { page } = await opened(inHours(72), {}, { ...marta, vetFacilities });
    await expect.element(page.getByText(/does not have you as a client/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Move' })).not.toBeInTheDocument();
  });

  it('is to call it off, and to be told why there is no other time, while the clinic begins nothing new', async () => {
    const vetFacilities = marta.vetFacilities.map((clinic) => ({
      ...clinic,
      acceptsRequests: false,
    }));
    const { page } = await opened(inHours(72), {}, { ...marta, vetFacilities });
    await expect.element(page.getByText(/gives no other times here at the moment/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Call off' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Move' })).not.toBeInTheDocument();
  });

  it.each([
    { why: 'they can choose another', may: true, clinic: {} },
    { why: 'the clinic has shut them out', may: false, clinic: { status: 'DISABLED_BY_VET' } },
    { why: 'they have paused the contact', may: false, clinic: { status: 'DISABLED_BY_PO' } },
    { why: 'the clinic begins nothing new', may: false, clinic: { acceptsRequests: false } },
  ] as const)(
    'is another time only where there is one, once theirs was called off: $why',
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
        .element(page.getByText('The time is free again.', { exact: true }))
        .toBeVisible();
      const other = page.getByRole('link', { name: 'Choose another time' });
      expect(other.elements()).toHaveLength(may ? 1 : 0);
      // Nothing else speaks of one.
      expect(page.getByText(/another (one|time)/).elements()).toHaveLength(may ? 1 : 0);
    },
  );

  it('says by the clinic’s clock until when it can be changed', async () => {
    // The clocks in Rome leap in the night before: it is an hour earlier by them.
    const { page } = await opened('2038-03-28T13:00:00.000Z');
    await expect
      .element(page.getByText('You can move it or call it off until'))
      .toHaveTextContent('You can move it or call it off until Saturday 27 March, 14:00.');
  });

  it.each([
    { why: 'the clinic has called it off', invalidatedBy: ids.vera },
    { why: 'nobody has answered it', invalidatedBy: null },
  ])('is to choose another time, once $why', async ({ invalidatedBy }) => {
    const off = { status: 'CANCELED', valid: false, invalidatedBy };
    const { page, path } = await opened(inHours(72), {}, marta, off);
    await page.getByRole('link', { name: 'Choose another time' }).click();
    await expect.poll(path).toBe(`/workspace/chat/${ids.conversation}/time`);
  });

  it('is to ask about one that is off whose visit has another time since, which has a card of its own', async () => {
    const off = { status: 'CANCELED', valid: false, invalidatedBy: ids.vera };
    const { page } = await opened(inHours(72), {}, marta, off, true);
    await expect.element(page.getByRole('button', { name: 'Ask the clinic' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /another time/ })).not.toBeInTheDocument();
  });

  it.each(['DISABLED_BY_VET', 'IGNORED'] as const)(
    'is to ask about one that is off, while the relation is %s',
    async (status) => {
      const vetFacilities = marta.vetFacilities.map((clinic) => ({ ...clinic, status }));
      const off = { status: 'CANCELED', valid: false, invalidatedBy: ids.vera };
      const { page } = await opened(inHours(72), {}, { ...marta, vetFacilities }, off);
      await expect.element(page.getByRole('button', { name: 'Ask the clinic' })).toBeVisible();
      await expect
        .element(page.getByRole('link', { name: /another time/ }))
        .not.toBeInTheDocument();
    },
  );

  it('is to ask the clinic, once it starts within a day', async () => {
    const { page } = await opened(inHours(23));
    await expect.element(page.getByText('only the clinic can change it')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Ask the clinic' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Call off' })).not.toBeInTheDocument();
  });

  it('is to call it off before that, unless it has become too late meanwhile', async () => {
    const { page, server } = await opened(inHours(25), {
      'DELETE /events': () => refusal(409, 'TOO_LATE'),
    });
    await page.getByRole('button', { name: 'Call off' }).click();
    const question = page.getByRole('dialog', { name: 'Call this appointment off?' });
    await question.getByRole('button', { name: 'Call off' }).click();
    await expect
      .element(page.getByText('A booking can be changed until 24 hours before its start.'))
      .toBeVisible();
    await expect.element(question).toBeVisible();
    const [sent] = server.sent('DELETE /events');
    expect(sent?.query).toEqual({ id: ids.booking });
  });
});

describe('the question before it is called off', () => {
  it.each([
    {
      what: 'a deposit',
      payments: [deposit],
      says: 'You get €12.00 back, on the card that you paid with.',
    },
    {
      what: 'cash',
      payments: [{ ...deposit, payment_type: 'CASH' as const }],
      says: 'Clinica San Luca gives you €12.00 back in cash.',
    },
    {
      what: 'what was paid otherwise',
      payments: [{ ...deposit, upfront: false, deposit: 0 }],
      says: '€12.00 that you paid besides stay with Clinica San Luca. Ask there if you want them back.',
    },
  ])('says what becomes of $what', async ({ payments, says }) => {
    const { page, server } = await opened(inHours(48), { 'GET /payments': () => payments });
    await page.getByRole('button', { name: 'Call off' }).click();
    const question = page.getByRole('dialog', { name: 'Call this appointment off?' });
    await expect.element(question.getByText(says)).toBeVisible();
    expect(server.sent('GET /payments')[0]?.query).toMatchObject({ eventId: ids.conversation });
  });

  it('says it without the sum where that is not known, and can be answered', async () => {
    const { page } = await opened(inHours(48), {
      'GET /payments': () => refusal(404, 'NOT_FOUND'),
    });
    await page.getByRole('button', { name: 'Call off' }).click();
    const question = page.getByRole('dialog', { name: 'Call this appointment off?' });
    await expect.element(question.getByText('comes back in full')).toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Call off' })).toBeEnabled();
  });
});
