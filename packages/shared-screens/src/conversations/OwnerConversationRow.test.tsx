import '@zampa/i18n/english/conversations-owner';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { expect, it } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { conversation, ids, marta, noAttributes } from '../rendered/samples.test-data.ts';
import { OwnerConversationRow } from './OwnerConversationRow.tsx';

const at = '2026-11-20T10:00:00.000Z';

const closed = (openDate: string | null): Conversation => ({
  ...conversation,
  category: 'VISIT',
  payload: { ...conversation.payload, status: 'CLOSED', openDate, closeDate: at },
  lastEvent: {
    id: ids.message,
    parent_id: ids.conversation,
    seq: 4,
    type: 'BOT',
    category: 'NONE',
    clientId: null,
    payload: { userId: ids.vera, eventAction: 'CLOSE_PERFORMANCE' },
    file: null,
    user: conversation.assignee,
    dateCreated: at,
    dateUpdated: at,
  },
});

it.each([
  {
    how: 'was closed before it started',
    openDate: null,
    language: 'en',
    says: 'The clinic closed the request',
  },
  {
    how: 'was closed before it started',
    openDate: null,
    language: 'it',
    says: 'La clinica ha chiuso la richiesta',
  },
  { how: 'took place', openDate: at, language: 'en', says: 'Closed' },
  { how: 'took place', openDate: at, language: 'it', says: 'Conversazione conclusa' },
] as const)(
  'OwnerConversationRow of a visit that $how says: $says',
  async ({ openDate, language, says }) => {
    const { page } = await renderScreen(
      <OwnerConversationRow conversation={closed(openDate)} timeEvent={null} />,
      {
        app: 'owner',
        me: marta,
        language,
        answers: { 'GET /pets/attributes': () => noAttributes },
      },
    );
    await expect.element(page.getByText(says)).toBeVisible();
  },
);

it.each([
  ['en', 'Paid: €25.50'],
  ['it', /Pagato: 25,50\s€/],
] as const)(
  'OwnerConversationRow shows the latest payment with its time (%s)',
  async (language, says) => {
    const paidDate = '2026-11-20T11:00:00.000Z';
    const paid: Conversation = {
      ...closed(at),
      dateUpdated: paidDate,
      payload: {
        ...conversation.payload,
        payment: { ...conversation.payload.payment, status: 'PAID', paidDate },
      },
    };
    const { page } = await renderScreen(
      <OwnerConversationRow conversation={paid} timeEvent={null} />,
      {
        app: 'owner',
        me: marta,
        language,
        answers: { 'GET /pets/attributes': () => noAttributes },
      },
    );
    await expect.element(page.getByText(says)).toBeVisible();
    const time = page.getByRole('time');
    await expect.element(time).toHaveAttribute('datetime', paidDate);
  },
);
