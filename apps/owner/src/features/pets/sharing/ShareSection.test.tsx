import '@zampa/i18n/english/health';
import type { Share } from '@zampa/contract/health/objects/share';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { ShareSection } from './ShareSection.tsx';

const at = '2026-11-20T09:00:00.000Z';
const url = 'https://zampa.example/shared/AbCdEfGhIjKlMnOpQrStUv';

const share: Share = {
  id: ids.visit,
  PetId: ids.luna,
  sections: ['NOTES', 'WEIGHTS'],
  status: 'ACTIVE',
  user: null,
  dateCreated: at,
  expiresAt: '2036-12-24T09:00:00.000Z',
  withdrawnAt: null,
  views: 3,
  viewedAt: at,
};

const render = (shares: readonly Share[], language: 'en' | 'it' = 'en') =>
  renderScreen(<ShareSection pet={luna} />, {
    app: 'owner',
    me: marta,
    language,
    answers: {
      'GET /shares': () => [...shares],
      'POST /shares': () => ({ url, id: ids.visit, expiresAt: share.expiresAt }),
      'DELETE /shares': () => null,
    },
  });

describe('ShareSection', () => {
  it('creates a link for the chosen sections and days, and shows its address', async () => {
    const { page, server } = await render([]);
    await page.getByRole('button', { name: 'Create link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share Luna’s record' });
    await dialog.getByRole('checkbox', { name: 'Visit notes' }).click();
    await dialog.getByRole('checkbox', { name: 'Documents' }).click();
    await dialog.getByLabelText('How long it works').selectOptions('30 days');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await expect.element(dialog.getByLabelText('Link', { exact: true })).toHaveValue(url);
    await expect.element(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(server.sent('POST /shares').map(({ body }) => body)).toEqual([
      { PetId: ids.luna, days: 30, sections: ['VACCINATIONS', 'MEDICINES', 'WEIGHTS'] },
    ]);
  });

  it('creates no link without a section', async () => {
    const { page } = await render([]);
    await page.getByRole('button', { name: 'Create link' }).click();
    const dialog = page.getByRole('dialog');
    for (const name of ['Visit notes', 'Vaccinations', 'Medicines', 'Documents', 'Weights'])
      await dialog.getByRole('checkbox', { name }).click();
    await expect.element(dialog.getByText('Choose at least one section.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Create link' })).toBeDisabled();
  });

  it.each([
    { language: 'en', opened: 'Opened 3 times', sections: 'Visit notes, Weights' },
    { language: 'it', opened: 'Aperto 3 volte', sections: 'Referti, Peso' },
  ] as const)('lists what a link shows and how often it was opened ($language)', async (words) => {
    const { page } = await render([share], words.language);
    await expect.element(page.getByText(words.opened)).toBeVisible();
    await expect.element(page.getByText(words.sections)).toBeVisible();
  });

  it('withdraws a link after a question', async () => {
    const { page, server } = await render([share]);
    await page.getByRole('button', { name: 'Withdraw' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw this link?' });
    await dialog.getByRole('button', { name: 'Withdraw link' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.sent('DELETE /shares')).toHaveLength(1);
  });

  it('offers no withdrawal for a link that no longer works', async () => {
    const { page } = await render([{ ...share, status: 'WITHDRAWN', withdrawnAt: at }]);
    await expect.element(page.getByText(/^Withdrawn on/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Withdraw' }).query()).toBeNull();
  });
});
