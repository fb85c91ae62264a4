import '@zampa/i18n/english/clients';
import {
  booking,
  client,
  conversation,
  ids,
} from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ClientHistory } from './ClientHistory.tsx';

it('ClientHistory lists visits with their time and consultations with their date, and links to their lists', async () => {
  const ended = {
    ...conversation,
    appointment: booking,
    payload: { ...conversation.payload, status: 'CLOSED' as const },
  };
  const consultation = {
    ...conversation,
    id: ids.visit,
    category: 'CONSULTATION' as const,
    dateCreated: '2026-11-01T23:30:00.000Z',
  };
  const { page, server } = await renderAtClinic(<ClientHistory client={client} />, {
    answers: { 'POST /requests/search': () => [ended, consultation] },
  });
  const rows = page.getByRole('link');
  await expect.element(rows.first()).toHaveTextContent('Luna02/03/2027, 15:00Completed');
  await expect.element(rows.first()).toHaveAttribute('href', expect.stringContaining('completed'));
  await expect.element(rows.nth(1)).toHaveTextContent('Luna02/11/2026In progress');
  await expect.element(rows.nth(1)).toHaveAttribute('href', expect.stringContaining('in-progress'));
  expect(server.sent('POST /requests/search').map(({ body }) => body)).toEqual([
    {
      category: ['VISIT', 'VIDEOCONSULTATION', 'CONSULTATION'],
      payload: { families: [ids.family] },
    },
  ]);
});

it('ClientHistory shows an empty state without requests', async () => {
  const { page } = await renderAtClinic(<ClientHistory client={client} />, {
    answers: { 'POST /requests/search': () => [] },
  });
  await expect.element(page.getByText('No requests yet.')).toBeVisible();
});
