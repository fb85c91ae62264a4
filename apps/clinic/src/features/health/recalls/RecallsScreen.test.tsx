import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { RecallsScreen } from './RecallsScreen.tsx';

const settings = { facilityId: ids.clinic, enabled: false, dateEnabled: null, lastRunOn: null };
const preview = {
  preview: 'as-it-is',
  sample: false,
  families: 2,
  messages: [
    {
      language: 'en',
      subject: 'Luna: rabies is due',
      paragraphs: ['Rabies is due on 20/12/2026.'],
      action: 'Book',
      closing: 'Clinica San Luca',
    },
  ],
};

const renderRecalls = (answers: Answers = {}, idRole = 1) =>
  renderAtClinic(<RecallsScreen list="DUE_THIS_MONTH" />, {
    answers: {
      'GET /recalls': () => [],
      'GET /recalls/settings': () => settings,
      'GET /recalls/preview': () => preview,
      'GET /recalls/figures': () => [{ month: '2026-11', sent: 5, booked: 3, done: 2 }],
      ...answers,
    },
    idRole,
  });

describe('RecallsScreen', () => {
  it('switches recalls on only with the message that was read', async () => {
    const { page, server } = await renderRecalls({
      'PUT /recalls/settings': () => ({ ...settings, enabled: true }),
    });
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect.element(page.getByText('Luna: rabies is due')).toBeVisible();
    await page.getByRole('button', { name: 'Switch on recalls' }).click();
    await expect
      .poll(() => server.sent('PUT /recalls/settings')[0]?.body)
      .toEqual({
        facilityId: ids.clinic,
        enabled: true,
        preview: 'as-it-is',
      });
  });

  it('asks to read the message again when it has changed', async () => {
    const { page } = await renderRecalls({ 'PUT /recalls/settings': () => refusal(412, 'STALE') });
    await page.getByRole('button', { name: 'Switch on' }).click();
    await page.getByRole('button', { name: 'Switch on recalls' }).click();
    await expect.element(page.getByText(/The message has changed/)).toBeVisible();
  });

  it('shows the figures of each month', async () => {
    const { page } = await renderRecalls();
    await expect.element(page.getByText(/5 sent, 3 booked, 2 done/)).toBeInTheDocument();
  });

  it('lets other staff read the message but not switch recalls on', async () => {
    const { page } = await renderRecalls({}, 3);
    await expect.element(page.getByText(/Only admins can switch recalls/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Switch on' }).query()).toBeNull();
  });

  it('is closed to consultants', async () => {
    const { page } = await renderRecalls({}, 6);
    await expect.element(page.getByText('You can’t see recalls')).toBeVisible();
  });
});
