import '@zampa/i18n/english/inbox-conversation';
import '@zampa/i18n/english/inbox';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import {
  configuration,
  withoutCards,
} from '@zampa/shared-screens/rendered/configuration.test-data';
import { depositsAfterRebooking } from '@zampa/shared-screens/rendered/deposit.test-data';
import { booking, conversation, ids, vera } from '@zampa/shared-screens/rendered/samples.test-data';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { describe, expect, it, vi } from 'vitest';
import { EndDialog } from './EndDialog.tsx';

const closed = vi.fn<() => void>();
const ended = { ...conversation, payload: { ...conversation.payload, status: 'CLOSED' as const } };
const as = { app: 'clinic', me: vera } as const;
const answers = { 'GET /payments': () => [], 'GET /facilities/configuration': () => configuration };

describe('EndDialog', () => {
  it.each([
    { chosen: 'In cash', body: { start: false, payment_type: 'CASH' } },
    { chosen: 'By card, in the client’s app', body: { start: false, payment_type: 'DIGITAL' } },
    { chosen: 'Not yet', body: { start: false } },
  ])('asks how €25.50 is paid: $chosen', async ({ chosen, body }) => {
    closed.mockClear();
    const { page, server } = await renderScreen(
      <EndDialog conversation={conversation} onClose={closed} />,
      { ...as, answers: { ...answers, 'PATCH /events/close': () => ended } },
    );
    await expect.element(page.getByText('How was €25.50 paid?')).toBeVisible();
    const end = page.getByRole('button', { name: 'End request' });
    await end.click();
    await expect.element(page.getByText('Choose a payment option.')).toBeVisible();
    expect(server.sent('PATCH /events/close')).toEqual([]);

    await page.getByRole('radio', { name: chosen }).click();
    await end.click();
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    const sent = server.sent('PATCH /events/close');
    expect(sent.map((each) => [each.query, each.body])).toEqual([[{ id: ids.conversation }, body]]);
  });

  it('does not subtract a deposit that was refunded with its canceled appointment', async () => {
    const { page } = await renderScreen(
      <EndDialog conversation={conversation} onClose={closed} />,
      { ...as, answers: { ...answers, 'GET /payments': () => depositsAfterRebooking } },
    );
    await expect.element(page.getByText('How was €20.50 paid?')).toBeVisible();
  });

  it.each([
    {
      why: 'the clinic has no account for cards',
      of: conversation,
      setUp: withoutCards,
      says: 'Digital payments must be configured.',
    },
    {
      why: 'the client has no app',
      of: { ...conversation, family: { ...conversation.family, registered: false } },
      setUp: configuration,
      says: 'not yet registered',
    },
  ])('disables card payment and explains it when $why', async ({ of, setUp, says }) => {
    const { page } = await renderScreen(<EndDialog conversation={of} onClose={closed} />, {
      ...as,
      answers: { ...answers, 'GET /facilities/configuration': () => setUp },
    });
    await expect.element(page.getByText(says)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'By card' })).toBeDisabled();
    await expect.element(page.getByRole('radio', { name: 'In cash' })).toBeEnabled();
  });

  it.each([
    {
      status: 'TO_BE_CONFIRMED',
      language: 'en',
      said: /^The appointment .*10:00.* is not confirmed yet\. It will be canceled/,
      times: 1,
    },
    {
      status: 'RESERVATION',
      language: 'it',
      said: /^L’appuntamento .*10:00.* non è ancora confermato\. Verrà annullato/,
      times: 1,
    },
    { status: 'NEW', language: 'en', said: /is not confirmed yet|will be canceled/, times: 0 },
  ] as const)(
    'explains what happens to the appointment with status $status',
    async ({ status, language, said: text, times }) => {
      const event = { start: '2026-12-04T09:00:00.000Z', end: '2026-12-04T09:30:00.000Z' };
      const payload = { ...booking.payload, status, event: { ...booking.payload.event, ...event } };
      const { page } = await renderScreen(
        <EndDialog
          conversation={{ ...conversation, appointment: { ...booking, payload } }}
          onClose={closed}
        />,
        { ...as, language, answers },
      );
      await expect.element(page.getByRole('radio').first()).toBeVisible();
      expect(page.getByText(text).elements()).toHaveLength(times);
    },
  );

  it('does not ask for a payment if nothing is owed', async () => {
    closed.mockClear();
    const { payload } = conversation;
    const payment = { ...payload.payment, status: 'FREE' as const, amount: 0 };
    const free = { ...conversation, payload: { ...payload, payment } };
    const { page, server } = await renderScreen(
      <EndDialog conversation={free} onClose={closed} />,
      { ...as, answers: { ...answers, 'PATCH /events/close': () => ended } },
    );
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'End request' }).click();
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    expect(server.sent('PATCH /events/close')[0]?.body).toEqual({ start: false });
  });

  it('keeps the choice if a colleague has already ended the service', async () => {
    closed.mockClear();
    const { page } = await renderScreen(
      <EndDialog conversation={conversation} onClose={closed} />,
      {
        ...as,
        answers: { ...answers, 'PATCH /events/close': () => refusal(409, 'STATUS_CONFLICT') },
      },
    );
    const cash = page.getByRole('radio', { name: 'In cash' });
    await cash.click();
    await page.getByRole('button', { name: 'End request' }).click();
    await expect
      .element(
        page.getByText(
          'Something has changed, so this is no longer possible. Reload to see the current state.',
        ),
      )
      .toBeVisible();
    await expect.element(cash).toBeChecked();
    expect(closed).not.toHaveBeenCalled();
  });
});

describe('EndDialog for a request that was never started', () => {
  const proposedRequest = (expiresAt: string): Conversation => ({
    ...conversation,
    payload: { ...conversation.payload, status: 'NEW' },
    lastBooking: null,
    proposal: {
      id: ids.booking,
      parent_id: ids.conversation,
      seq: 3,
      type: 'BOT',
      category: 'NONE',
      clientId: null,
      payload: {
        userId: ids.vera,
        eventAction: 'PROPOSE_TIME',
        times: [
          {
            start: '2038-03-02T09:00:00.000Z',
            end: '2038-03-02T09:30:00.000Z',
            resource: ids.vera,
          },
        ],
        expiresAt,
      },
      file: null,
      user: conversation.user,
      dateCreated: expiresAt,
      dateUpdated: expiresAt,
    },
  });

  it.each([
    {
      expiresAt: '2038-03-01T09:00:00.000Z',
      language: 'en',
      says: 'The proposed times will be withdrawn. The request will close for you and the client; it stays readable under Completed.',
    },
    {
      expiresAt: '2038-03-01T09:00:00.000Z',
      language: 'it',
      says: 'Gli orari proposti verranno ritirati. La richiesta si chiuderà per te e per il cliente; resterà leggibile tra le completate.',
    },
    {
      expiresAt: '2026-03-01T09:00:00.000Z',
      language: 'en',
      says: 'It will close without an appointment, for you and the client. It stays readable under Completed.',
    },
  ] as const)('explains: $says (proposed times valid until $expiresAt)', async (row) => {
    const { page } = await renderScreen(
      <EndDialog conversation={proposedRequest(row.expiresAt)} onClose={closed} />,
      { ...as, language: row.language, answers },
    );
    await expect.element(page.getByText(row.says)).toBeVisible();
  });
});
