import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

const SECRETARY = 5;

it('SettingsScreen shows reception the link to digital payments', async () => {
  const { page } = await renderAtClinic(<SettingsScreen />, { idRole: SECRETARY });
  await expect
    .element(page.getByRole('link', { name: /Digital payments/ }))
    .toHaveAttribute('href', '/workspace/digital-payments');
});

it('SettingsScreen shows the time zone by its common name', async () => {
  const { page } = await renderAtClinic(<SettingsScreen />, { language: 'it' });
  await expect.element(page.getByText('Roma, Ora dell’Europa centrale')).toBeVisible();
});
