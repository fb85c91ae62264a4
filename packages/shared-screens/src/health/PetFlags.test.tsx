import { describe, expect, it } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { ids, luna, vera } from '../rendered/samples.test-data.ts';
import { PetFlags } from './PetFlags.tsx';

const renderFlags = (bites: boolean | null) =>
  renderScreen(<PetFlags pet={{ ...luna, bites }} facilityId={ids.clinic} />, {
    app: 'clinic',
    me: vera,
    answers: { 'GET /due': () => [] },
  });

describe('PetFlags', () => {
  it('warns of a pet that bites, and says that nothing is due', async () => {
    const { page } = await renderFlags(true);
    await expect.element(page.getByText('Bites')).toBeVisible();
    await expect.element(page.getByText('Nothing due')).toBeVisible();
  });

  it.each([false, null])('does not warn of a pet whose field is %s', async (bites) => {
    const { page } = await renderFlags(bites);
    await expect.element(page.getByText('Nothing due')).toBeVisible();
    expect(page.getByText('Bites').query()).toBeNull();
  });
});
