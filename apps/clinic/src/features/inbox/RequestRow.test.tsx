import '@zampa/i18n/english/inbox';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { Language } from '@zampa/domain/people/languages';
import {
  booking,
  conversation,
  noAttributes,
} from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { RequestRow } from './RequestRow.tsx';

const renderRow = (changes: Partial<Conversation>, language: Language = 'en') =>
  renderAtClinic(
    <RequestRow conversation={{ ...conversation, ...changes }} search={{ list: 'visits' }} />,
    { language, answers: { 'GET /pets/attributes': () => noAttributes } },
  );

const unstarted = { ...conversation.payload, status: 'NEW' as const };

it.each([
  { language: 'en', says: 'Confirmed', not: 'New' },
  { language: 'it', says: 'Confermata', not: 'Nuova' },
] as const)(
  'RequestRow shows the time and status of a visit ($language)',
  async ({ language, says, not }) => {
    const { page } = await renderRow({ appointment: booking, payload: unstarted }, language);
    // Time in Rome.
    await expect.element(page.getByText('02/03/2027, 15:00')).toBeVisible();
    await expect.element(page.getByText(says)).toBeVisible();
    await expect.element(page.getByText(not, { exact: true })).not.toBeInTheDocument();
  },
);

it('RequestRow shows a closed visit as completed', async () => {
  const { page } = await renderRow({
    appointment: booking,
    payload: { ...conversation.payload, status: 'CLOSED' },
  });
  await expect.element(page.getByText('02/03/2027, 15:00')).toBeVisible();
  await expect.element(page.getByText('Completed')).toBeVisible();
  await expect.element(page.getByText('Confirmed')).not.toBeInTheDocument();
});

it('RequestRow shows a consultation that was not started as new', async () => {
  const { page } = await renderRow({ category: 'CONSULTATION', payload: unstarted });
  await expect.element(page.getByText('New', { exact: true })).toBeVisible();
  await expect.element(page.getByText('No time yet')).not.toBeInTheDocument();
});
