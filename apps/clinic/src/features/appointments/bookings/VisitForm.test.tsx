import '@zampa/i18n/english/appointments-bookings';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Service } from '@zampa/contract/facilities/objects';
import {
  type Answers,
  connectionLost,
  heldAnswer,
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

const booked = vi.fn<(visitId: string, day: string) => void>();
beforeEach(() => void booked.mockClear());

/** Tuesdays from nine to one. */
const open = { ...configuration, workingHours: [{ weekday: 2, from: '09:00', to: '13:00' }] };

const noEntries: readonly CalendarEvent[] = [];
const known: Answers = {
  'GET /users/facility/{id}/clients': () => [client],
  'GET /facilities/slots': () => [],
  'GET /calendar': () => noEntries,
  'GET /pets/attributes': () => noAttributes,
  'GET /facilities/configuration': () => open,
};

async function opened(
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
        onBooked={booked}
      />
      <FieldsAtFirst tell={(labels) => atFirst.push(...labels)} />
    </>,
    { answers: { ...known, ...answers } },
  );
  const { page } = screen;
  return {
    ...screen,
    atFirst,
    time: page.getByRole('textbox', { name: 'Time' }),
    book: page.getByRole('button', { name: 'Book' }),
  };
}

/** Writes down which fields come with the form, by their labels. */
function FieldsAtFirst({ tell }: { tell: (labels: readonly string[]) => void }) {
  const write = useEffectEvent(() => {
    tell([...document.querySelectorAll('label')].map(({ textContent }) => textContent));
  });
  useLayoutEffect(() => write(), []);
  return null;
}

it('has who it is for from the first moment on, and the rest a moment later', async () => {
  const { atFirst, time } = await opened({}, { family: null });
  await expect.element(time).toBeVisible();
  expect(atFirst).toEqual(['Client']);
});

it('says that the clients could not be loaded, and asks for them again', async () => {
  let isBroken = true;
  const { page } = await opened(
    {
      'GET /users/facility/{id}/clients': () => (isBroken ? refusal(403, 'FORBIDDEN') : [client]),
    },
    { family: null },
  );
  await expect.element(page.getByText('This could not be loaded')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Marta Bianchi' })).toBeVisible();
});

it('chooses by Enter whom the typed name found, and nobody who was found by what was typed before', async () => {
  const rossi = heldAnswer();
  const { page, server } = await opened(
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

describe('a booking by the clinic in Rome, made on a device in New York', () => {
  it.each([
    { day: '2027-03-02', typed: '15:00', begins: '14:00:00.000Z', ends: '14:30:00.000Z' },
    // Between the changes of the clocks in New York and in Rome.
    { day: '2027-03-20', typed: '930', begins: '08:30:00.000Z', ends: '09:00:00.000Z' },
    // The clocks leap from two to three.
    { day: '2027-03-28', typed: '09:00', begins: '07:00:00.000Z', ends: '07:30:00.000Z' },
    { day: '2027-03-28', typed: '03:00', begins: '01:00:00.000Z', ends: '01:30:00.000Z' },
    // Half past two comes twice.
    { day: '2027-10-31', typed: '02:30', begins: '00:30:00.000Z', ends: '01:00:00.000Z' },
    { day: '2027-07-01', typed: '9.30', begins: '07:30:00.000Z', ends: '08:00:00.000Z' },
  ])('$day at $typed begins at $begins', async ({ day, typed, begins, ends }) => {
    const { server, time, book } = await opened(stored, { day });
    await time.fill(typed);
    await book.click();
    await expect.poll(() => booked.mock.calls).toEqual([[ids.conversation, day]]);
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

  it('is at no time that the clocks leap over, and at any other though the clinic is closed', async () => {
    const { page, server, time, book } = await opened(stored, { day: '2027-03-28' });
    await time.fill('02:30');
    await book.click();
    await expect.element(time).toHaveAccessibleDescription(/^This time does not exist/);
    expect(server.sent('POST /events')).toEqual([]);
    await time.fill('10:00');
    await expect.element(page.getByText('The clinic is closed then.')).toBeVisible();
    await book.click();
    await expect.poll(() => booked.mock.calls.length).toBe(1);
  });

  it('takes as long as is typed, and tells nobody where that was unticked', async () => {
    const { page, server, time, book } = await opened(stored);
    await time.fill('15:00');
    await page.getByRole('textbox', { name: 'Minutes' }).fill('50');
    await page.getByRole('checkbox', { name: 'Tell the client' }).click();
    await book.click();
    await expect.poll(() => booked.mock.calls.length).toBe(1);
    expect(server.sent('POST /events')[0]?.body).toMatchObject({
      payload: { event: { end: '2027-03-02T14:50:00.000Z' }, tellClient: false },
    });
  });

  it('says at its field what is missing, and sends nothing', async () => {
    const { server, time, book } = await opened(stored);
    await book.click();
    await expect.element(time).toHaveAccessibleDescription('Please choose a day and a time.');
    expect(server.sent('POST /events')).toEqual([]);
  });

  it.each([
    {
      why: 'the time was taken meanwhile',
      answer: () => refusal(409, 'PERIOD_OCCUPIED'),
      says: 'Period already occupied.',
    },
    { why: 'nothing arrives', answer: connectionLost, says: 'There is no connection' },
  ])('loses nothing where $why, and is the same booking when sent again', async (refused) => {
    const { page, server, time, book } = await opened({ 'POST /events': refused.answer });
    await time.fill('15:00');
    await page.getByRole('textbox', { name: 'What it is about' }).fill('She limps.');
    await book.click();
    await expect.element(page.getByText(refused.says)).toBeVisible();
    await expect.element(time).toHaveValue('15:00');
    await expect
      .element(page.getByRole('textbox', { name: 'What it is about' }))
      .toHaveValue('She limps.');

    server.answer('POST /events', () => ({ id: ids.conversation, seq: 1 }));
    await book.click();
    await expect.poll(() => booked.mock.calls.length).toBe(1);
    const [first, second] = server.sent('POST /events');
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.body).toEqual(first?.body);
  });

  it('is one booking, however often it is pressed', async () => {
    const answer = heldAnswer();
    const { server, time, book } = await opened({ 'POST /events': answer.give });
    await time.fill('15:00');
    await book.dblClick();
    await expect.poll(() => server.sent('POST /events').length).toBeGreaterThan(0);
    answer.release({ id: ids.conversation, seq: 1 });
    await expect.poll(() => booked.mock.calls.length).toBeGreaterThan(0);
    const keys = server.sent('POST /events').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('a payment before the visit', () => {
  const afternoon = { day: '2027-03-02', time: '15:00' };
  const deposit = { price: 6000, deposit: 20 };

  it.each([
    { choice: 'Deposit before: €12.00', within: '15 minutes', part: 'DEPOSIT', window: 15 },
    { choice: 'All of it before: €60.00', within: '24 hours', part: 'WHOLE', window: 1440 },
  ])('is asked for as chosen: $choice, $within', async ({ choice, within, part, window }) => {
    const { page, server, book } = await opened(stored, afternoon, { of: deposit });
    await page.getByRole('radio', { name: choice }).click();
    await page.getByRole('radio', { name: within }).click();
    await book.click();
    await expect.poll(() => booked.mock.calls.length).toBe(1);
    expect(server.sent('POST /events')[0]?.body).toMatchObject({
      payload: { upfront: { part, window } },
    });
  });

  it('is nothing unless it is chosen', async () => {
    const { server, book } = await opened(stored, afternoon, { of: deposit });
    await book.click();
    await expect.poll(() => booked.mock.calls.length).toBe(1);
    expect(server.sent('POST /events')[0]?.body).not.toHaveProperty('payload.upfront');
  });

  it.each([
    {
      why: 'Digital payments must be configured.',
      takesCards: false,
      of: deposit,
      whole: 'All of it before: €60.00',
    },
    {
      why: 'These services are free: there is nothing to pay before.',
      takesCards: true,
      of: { price: 0 },
      whole: 'All of it before',
    },
  ])('cannot be chosen, and why is said: $why', async ({ why, takesCards, of, whole }) => {
    const { page } = await opened(stored, afternoon, { takesCards, of });
    await expect.element(page.getByRole('radio', { name: whole })).toBeDisabled();
    await expect.element(page.getByText(why)).toBeVisible();
  });

  it('cannot take longer than there is until the visit', async () => {
    const soon = new Date(Date.now() + 3 * 3_600_000);
    const rome = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Rome',
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(soon);
    const [day = '', time = ''] = rome.split(' ');
    const upfront = { part: 'WHOLE', window: 1440 } as const;
    const { page, server, book } = await opened(stored, { day, time, upfront });
    await book.click();
    await expect.element(page.getByText(/begins before there is that long to pay/)).toBeVisible();
    expect(server.sent('POST /events')).toEqual([]);
    await page.getByRole('radio', { name: '15 minutes' }).click();
    await book.click();
    await expect.poll(() => server.sent('POST /events').length).toBe(1);
  });
});
