import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

const SECRETARY = 5;

it('leads the desk to the payments, which it may read', async () => {
  const { page } = await renderAtClinic(<SettingsScreen />, { idRole: SECRETARY });
  await expect
    .element(page.getByRole('link', { name: /Digital payments/ }))
    .toHaveAttribute('href', '/workspace/digital-payments');
});

it('names the time zone as people call it', async () => {
  const { page } = await renderAtClinic(<SettingsScreen />, { language: 'it' });
  await expect.element(page.getByText('Roma, Ora dell’Europa centrale')).toBeVisible();
});
