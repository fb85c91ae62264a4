import '@zampa/i18n/english/conversations-owner';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { conversation, ids, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { ChatPayment } from './ChatPayment.tsx';

const { payload } = conversation;
const unsent: Conversation = {
  ...conversation,
  category: 'CONSULTATION',
  payload: {
    ...payload,
    status: 'PENDING',
    payment: { ...payload.payment, status: 'PENDING', requestDate: '2026-11-20T10:00:00.000Z' },
  },
};
const ended: Conversation = {
  ...conversation,
  payload: {
    ...payload,
    status: 'CLOSED',
    payment: { ...payload.payment, status: 'TO_BE_PAID', requestDate: null, paidDate: null },
  },
};

const render = (shown: Conversation, language: 'en' | 'it' = 'en') =>
  renderScreen(<ChatPayment conversation={shown} />, {
    app: 'owner',
    me: marta,
    language,
    answers: { 'GET /payments': () => [], 'DELETE /events': () => null },
  });

describe('ChatPayment', () => {
  it.each([
    { language: 'en', pay: 'Pay to send', cancel: 'Cancel request' },
    { language: 'it', pay: 'Paga e invia', cancel: 'Annulla richiesta' },
  ] as const)(
    'offers in $language to pay for or cancel an unsent request',
    async ({ language, pay, cancel }) => {
      const { page, server } = await render(unsent, language);
      await expect.element(page.getByRole('link', { name: pay })).toBeVisible();
      await page.getByRole('button', { name: cancel }).click();
      expect(server.sent('DELETE /events')).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: cancel }).click();
      await expect
        .poll(() => server.sent('DELETE /events').map(({ query }) => query))
        .toEqual([{ id: ids.conversation }]);
    },
  );

  it('says what is due after a visit that ended without a payment request', async () => {
    const { page } = await render(ended);
    await expect.element(page.getByText('€25.50 due.')).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
  });

  it('renders nothing once the visit is paid', async () => {
    const { page } = await render({
      ...ended,
      payload: {
        ...ended.payload,
        payment: {
          ...ended.payload.payment,
          status: 'PAID',
          paidDate: '2026-11-20T10:00:00.000Z',
        },
      },
    });
    expect(page.getByText('due').elements()).toEqual([]);
  });
});
