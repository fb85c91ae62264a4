import '@zampa/i18n/english/inbox-opened';
import '@zampa/i18n/english/inbox';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import {
  configuration,
  withoutCards,
} from '@zampa/shared-screens/rendered/configuration.test-data';
import { depositsOfTwoTimes } from '@zampa/shared-screens/rendered/deposit.test-data';
import { booking, conversation, ids, vera } from '@zampa/shared-screens/rendered/samples.test-data';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { describe, expect, it, vi } from 'vitest';
import { EndDialog } from './EndDialog.tsx';

const closed = vi.fn<() => void>();
const ended = { ...conversation, payload: { ...conversation.payload, status: 'CLOSED' as const } };
const as = { app: 'clinic', me: vera } as const;
const answers = { 'GET /payments': () => [], 'GET /facilities/configuration': () => configuration };

describe('ending a service', () => {
  it.each([
    { chosen: 'In cash, now', body: { start: false, payment_type: 'CASH' } },
    { chosen: 'By card, in their app', body: { start: false, payment_type: 'DIGITAL' } },
    { chosen: 'Not yet', body: { start: false } },
  ])('asks how 25.50 euros are paid: $chosen', async ({ chosen, body }) => {
    closed.mockClear();
    const { page, server } = await renderScreen(
      <EndDialog conversation={conversation} onClose={closed} />,
      { ...as, answers: { ...answers, 'PATCH /events/close': () => ended } },
    );
    await expect.element(page.getByText('How are the €25.50 paid?')).toBeVisible();
    const end = page.getByRole('button', { name: 'End service' });
    await end.click();
    await expect.element(page.getByText('Choose how it is paid.')).toBeVisible();
    expect(server.sent('PATCH /events/close')).toEqual([]);

    await page.getByRole('radio', { name: chosen }).click();
    await end.click();
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    const sent = server.sent('PATCH /events/close');
    expect(sent.map((each) => [each.query, each.body])).toEqual([[{ id: ids.conversation }, body]]);
  });

  it('asks for no less because a deposit went back with its time', async () => {
    const { page } = await renderScreen(
      <EndDialog conversation={conversation} onClose={closed} />,
      { ...as, answers: { ...answers, 'GET /payments': () => depositsOfTwoTimes } },
    );
    await expect.element(page.getByText('How are the €20.50 paid?')).toBeVisible();
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
  ])('offers no card where $why, and says so', async ({ of, setUp, says }) => {
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
      said: /^The time .*10:00.* is called off/,
      times: 1,
    },
    {
      status: 'RESERVATION',
      language: 'it',
      said: /^L’orario .*10:00.* viene disdetto/,
      times: 1,
    },
    { status: 'NEW', language: 'en', said: /is called off/, times: 0 },
  ] as const)('says what becomes of a time: $status', async ({ status, language, said, times }) => {
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
    expect(page.getByText(said).elements()).toHaveLength(times);
  });

  it('asks for no payment where nothing is owed', async () => {
    closed.mockClear();
    const { payload } = conversation;
    const payment = { ...payload.payment, status: 'FREE' as const, amount: 0 };
    const free = { ...conversation, payload: { ...payload, payment } };
    const { page, server } = await renderScreen(
      <EndDialog conversation={free} onClose={closed} />,
      { ...as, answers: { ...answers, 'PATCH /events/close': () => ended } },
    );
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'End service' }).click();
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    expect(server.sent('PATCH /events/close')[0]?.body).toEqual({ start: false });
  });

  it('keeps the choice where a colleague has ended it meanwhile', async () => {
    closed.mockClear();
    const { page } = await renderScreen(
      <EndDialog conversation={conversation} onClose={closed} />,
      {
        ...as,
        answers: { ...answers, 'PATCH /events/close': () => refusal(409, 'STATUS_CONFLICT') },
      },
    );
    const cash = page.getByRole('radio', { name: 'In cash, now' });
    await cash.click();
    await page.getByRole('button', { name: 'End service' }).click();
    await expect.element(page.getByText('This changed in the meantime')).toBeVisible();
    await expect.element(cash).toBeChecked();
    expect(closed).not.toHaveBeenCalled();
  });
});

describe('putting a request aside whose time is off', () => {
  const proposed = (expiresAt: string): Conversation => ({
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
      says: 'the times that were proposed are taken back',
    },
    {
      expiresAt: '2038-03-01T09:00:00.000Z',
      language: 'it',
      says: 'gli orari proposti vengono ritirati',
    },
    { expiresAt: '2026-03-01T09:00:00.000Z', language: 'en', says: 'its time is off' },
  ] as const)('says that $says, of times to be chosen until $expiresAt', async (row) => {
    const { page } = await renderScreen(
      <EndDialog conversation={proposed(row.expiresAt)} onClose={closed} />,
      { ...as, language: row.language, answers },
    );
    await expect.element(page.getByText(row.says)).toBeVisible();
  });
});
