import '@zampa/i18n/english/appointments-bookings';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Service } from '@zampa/contract/facilities/objects';
import {
  type Answers,
  connectionLost,
  pendingAnswer,
  refusal,
} from '@zampa/shared-screens/rendered/fake-server.test-data';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import {
  client,
  ids,
  noAttributes,
  service,
  staff,
} from '@zampa/shared-screens/rendered/samples.test-data';
import { useEffectEvent, useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import type { VisitValues } from './visit-values.ts';
import { chosenVisit } from './visit-values.test-data.ts';
import { VisitForm } from './VisitForm.tsx';

const onBooked = vi.fn<(visitId: string, day: string) => void>();
beforeEach(() => void onBooked.mockClear());

/** Open on Tuesdays from 9:00 to 13:00. */
const open = { ...configuration, workingHours: [{ weekday: 2, from: '09:00', to: '13:00' }] };

const noEntries: readonly CalendarEvent[] = [];
const defaultAnswers: Answers = {
  'GET /users/facility/{id}/clients': () => [client],
  'GET /facilities/slots': () => [],
  'GET /calendar': () => noEntries,
  'GET /pets/attributes': () => noAttributes,
  'GET /facilities/configuration': () => open,
};

async function renderVisitForm(
  answers: Answers,
  values: Partial<VisitValues> = {},
  { takesCards = true, of = {} }: { takesCards?: boolean; of?: Partial<Service> } = {},
) {
  const atFirst: string[] = [];
  const screen = await renderAtClinic(
    <>
      <VisitForm
        services={[service(ids.visit, of)]}
        members={staff}
        takesCards={takesCards}
        start={{ ...chosenVisit, ...values }}
        visitId={null}
        relatedTo={null}
        onBooked={onBooked}
      />
      <FieldsAtFirst report={(labels) => atFirst.push(...labels)} />
    </>,
    { answers: { ...defaultAnswers, ...answers } },
  );
  const { page } = screen;
  return {
    ...screen,
    atFirst,
    time: page.getByRole('textbox', { name: 'Time' }),
    book: page.getByRole('button', { name: 'Book' }),
  };
}

/** Reports the labels of the fields that are present in the first render. */
function FieldsAtFirst({ report }: { report: (labels: readonly string[]) => void }) {
  const reportLabels = useEffectEvent(() => {
    report([...document.querySelectorAll('label')].map(({ textContent }) => textContent));
  });
  useLayoutEffect(() => reportLabels(), []);
  return null;
}

it('VisitForm renders the client field first and the others deferred', async () => {
  const { atFirst, time } = await renderVisitForm({}, { family: null });
  await expect.element(time).toBeVisible();
  expect(atFirst).toEqual(['Client']);
});

it('VisitForm shows an error when the clients cannot be loaded, and retries', async () => {
  let isBroken = true;
  const { page } = await renderVisitForm(
    {
      'GET /users/facility/{id}/clients': () => (isBroken ? refusal(403, 'FORBIDDEN') : [client]),
    },
    { family: null },
  );
  await expect.element(page.getByText('We couldn’t load this')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Marta Bianchi' })).toBeVisible();
});

it('VisitForm selects the first result on Enter, but not while results of an earlier search are shown', async () => {
  const rossi = pendingAnswer();
  const { page, server } = await renderVisitForm(
    {
      'GET /users/facility/{id}/clients': ({ query }) =>
        query['search'] ? rossi.give() : [client],
    },
    { family: null },
  );
  const field = page.getByRole('searchbox');
  await expect.element(page.getByRole('button', { name: 'Marta Bianchi' })).toBeVisible();
  await field.fill('rossi');
  await expect.poll(() => server.sent('GET /users/facility/{id}/clients').length).toBe(2);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toBeVisible();
  rossi.release([{ ...client, id: ids.conversation, firstName: 'Ada', lastName: 'Rossi' }]);
  await expect.element(page.getByRole('button', { name: 'Ada Rossi' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Ada Rossi')).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

const stored: Answers = { 'POST /events': () => ({ id: ids.conversation, seq: 1 }) };

describe('VisitForm for a clinic in Rome, on a device in New York', () => {
  it.each([
    { day: '2027-03-02', typed: '15:00', begins: '14:00:00.000Z', ends: '14:30:00.000Z' },
    // After daylight saving time starts in New York and before it starts in Rome.
    { day: '2027-03-20', typed: '930', begins: '08:30:00.000Z', ends: '09:00:00.000Z' },
    // Daylight saving time starts: 2:00 becomes 3:00.
    { day: '2027-03-28', typed: '09:00', begins: '07:00:00.000Z', ends: '07:30:00.000Z' },
    { day: '2027-03-28', typed: '03:00', begins: '01:00:00.000Z', ends: '01:30:00.000Z' },
    // Daylight saving time ends: 2:30 occurs twice.
    { day: '2027-10-31', typed: '02:30', begins: '00:30:00.000Z', ends: '01:00:00.000Z' },
    { day: '2027-07-01', typed: '9.30', begins: '07:30:00.000Z', ends: '08:00:00.000Z' },
  ])('books $day $typed as $begins UTC', async ({ day, typed, begins, ends }) => {
    const { server, time, book } = await renderVisitForm(stored, { day });
    await time.fill(typed);
    await book.click();
    await expect.poll(() => onBooked.mock.calls).toEqual([[ids.conversation, day]]);
    expect(server.sent('POST /events').map(({ body }) => body)).toMatchObject([
      {
        type: 'HEALTH',
        category: 'VISIT',
        payload: {
          facilityId: ids.clinic,
          familyId: ids.family,
          pets: [ids.luna],
          services: [ids.visit],
          event: { start: `${day}T${begins}`, end: `${day}T${ends}`, resource: ids.vera },
          tellClient: true,
        },
      },
    ]);
  });

  it('rejects a time skipped by daylight saving time, and accepts a time when the clinic is closed', async () => {
    const { page, server, time, book } = await renderVisitForm(stored, { day: '2027-03-28' });
    await time.fill('02:30');
    await book.click();
    await expect
      .element(time)
      .toHaveAccessibleDescription(
        /This time doesn’t exist because clocks go forward that day\. Choose another\./,
      );
    expect(server.sent('POST /events')).toEqual([]);
    await time.fill('10:00');
    await expect.element(page.getByText('The clinic is closed at this time.')).toBeVisible();
    await book.click();
    await expect.poll(() => onBooked.mock.calls.length).toBe(1);
  });

  it('sends the typed duration, and `tellClient: false` when the checkbox is off', async () => {
    const { page, server, time, book } = await renderVisitForm(stored);
    await time.fill('15:00');
    await page.getByRole('textbox', { name: 'Minutes' }).fill('50');
    await page.getByRole('checkbox', { name: 'Notify client' }).click();
    await book.click();
    await expect.poll(() => onBooked.mock.calls.length).toBe(1);
    expect(server.sent('POST /events')[0]?.body).toMatchObject({
      payload: { event: { end: '2027-03-02T14:50:00.000Z' }, tellClient: false },
    });
  });

  it('shows an error at the missing field and sends nothing', async () => {
    const { server, time, book } = await renderVisitForm(stored);
    await book.click();
    await expect.element(time).toHaveAccessibleDescription('Choose a day and a time.');
    expect(server.sent('POST /events')).toEqual([]);
  });

  it.each([
    {
      why: 'the slot was taken in the meantime',
      answer: () => refusal(409, 'PERIOD_OCCUPIED'),
      says: 'Period already occupied.',
    },
    {
      why: 'the connection is lost',
      answer: connectionLost,
      says: 'You’re offline. Your data is safe: try again when you’re back.',
    },
  ])('keeps all values when $why, and retries with the same idempotency key', async (refused) => {
    const { page, server, time, book } = await renderVisitForm({ 'POST /events': refused.answer });
    await time.fill('15:00');
    await page.getByRole('textbox', { name: 'Reason for visit' }).fill('She limps.');
    await book.click();
    await expect.element(page.getByText(refused.says)).toBeVisible();
    await expect.element(time).toHaveValue('15:00');
    await expect
      .element(page.getByRole('textbox', { name: 'Reason for visit' }))
      .toHaveValue('She limps.');

    server.answer('POST /events', () => ({ id: ids.conversation, seq: 1 }));
    await book.click();
    await expect.poll(() => onBooked.mock.calls.length).toBe(1);
    const [first, second] = server.sent('POST /events');
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.body).toEqual(first?.body);
  });

  it('creates one booking on a double click', async () => {
    const answer = pendingAnswer();
    const { server, time, book } = await renderVisitForm({ 'POST /events': answer.give });
    await time.fill('15:00');
    await book.dblClick();
    await expect.poll(() => server.sent('POST /events').length).toBeGreaterThan(0);
    answer.release({ id: ids.conversation, seq: 1 });
    await expect.poll(() => onBooked.mock.calls.length).toBeGreaterThan(0);
    const keys = server.sent('POST /events').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('prepayment in VisitForm', () => {
  const afternoon = { day: '2027-03-02', time: '15:00' };
  const deposit = { price: 6000, deposit: 20 };

  it.each([
    { choice: 'Deposit: €12.00', within: '15 minutes', part: 'DEPOSIT', window: 15 },
    { choice: 'Full amount: €60.00', within: '24 hours', part: 'WHOLE', window: 1440 },
  ])('is sent as chosen: $choice, $within', async ({ choice, within, part, window }) => {
    const { page, server, book } = await renderVisitForm(stored, afternoon, { of: deposit });
    await page.getByRole('radio', { name: choice }).click();
    await page.getByRole('radio', { name: within }).click();
    await book.click();
    await expect.poll(() => onBooked.mock.calls.length).toBe(1);
    expect(server.sent('POST /events')[0]?.body).toMatchObject({
      payload: { upfront: { part, window } },
    });
  });

  it('is omitted unless chosen', async () => {
    const { server, book } = await renderVisitForm(stored, afternoon, { of: deposit });
    await book.click();
    await expect.poll(() => onBooked.mock.calls.length).toBe(1);
    expect(server.sent('POST /events')[0]?.body).not.toHaveProperty('payload.upfront');
  });

  it.each([
    {
      why: 'Digital payments must be configured.',
      takesCards: false,
      of: deposit,
      whole: 'Full amount: €60.00',
    },
    {
      why: 'These services are free, so nothing is due in advance.',
      takesCards: true,
      of: { price: 0 },
      whole: 'Full amount',
    },
  ])('is disabled with the reason: $why', async ({ why, takesCards, of, whole }) => {
    const { page } = await renderVisitForm(stored, afternoon, { takesCards, of });
    await expect.element(page.getByRole('radio', { name: whole })).toBeDisabled();
    await expect.element(page.getByText(why)).toBeVisible();
  });

  it('must be due before the visit begins', async () => {
    const soon = new Date(Date.now() + 3 * 3_600_000);
    const rome = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Rome',
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(soon);
    const [day = '', time = ''] = rome.split(' ');
    const upfront = { part: 'WHOLE', window: 1440 } as const;
    const { page, server, book } = await renderVisitForm(stored, { day, time, upfront });
    await book.click();
    await expect.element(page.getByText(/starts before the payment deadline/)).toBeVisible();
    expect(server.sent('POST /events')).toEqual([]);
    await page.getByRole('radio', { name: '15 minutes' }).click();
    await book.click();
    await expect.poll(() => server.sent('POST /events').length).toBe(1);
  });
});
