import { installOffer, type InstallOffer } from '@zampa/client/device/install-offer';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { afterEach, expect, it } from 'vitest';
import { InstallHint } from './InstallHint.tsx';

afterEach(() => installOffer.become(null));

const offer = () =>
  installOffer.become(
    Object.assign(new Event('beforeinstallprompt'), {
      prompt: () => Promise.resolve(),
    }) as InstallOffer,
  );

it('says where the app can be installed that it can, until somebody does not want it', async () => {
  const { page } = await renderScreen(<InstallHint />, { app: 'owner', me: marta });
  const hint = page.getByRole('region', { name: 'Zampa on your home screen' });
  expect(hint.query()).toBeNull();
  offer();
  await expect.element(page.getByRole('link', { name: 'Show me' })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.element(hint).not.toBeInTheDocument();
});
