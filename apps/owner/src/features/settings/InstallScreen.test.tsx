import { installOffer, type InstallOffer } from '@zampa/client/device/install-offer';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InstallScreen } from './InstallScreen.tsx';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';

afterEach(() => {
  installOffer.become(null);
  vi.restoreAllMocks();
});

const renderInstallScreen = () =>
  renderScreen(<InstallScreen />, { app: 'owner', me: marta, language: 'it' });

describe('InstallScreen', () => {
  it("opens the browser's own install prompt", async () => {
    const prompt = vi.fn<() => Promise<unknown>>().mockResolvedValue(null);
    installOffer.become(
      Object.assign(new Event('beforeinstallprompt'), { prompt }) as InstallOffer,
    );
    const { page } = await renderInstallScreen();
    await page.getByRole('button', { name: 'Installa' }).click();
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(page.getByRole('listitem').all()).toHaveLength(2);
  });

  it('shows the steps on an iPhone', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    const { page } = await renderInstallScreen();
    await expect.element(page.getByText('Su iPhone o iPad')).toBeVisible();
    await expect.element(page.getByText('Aggiungi alla schermata Home')).toBeVisible();
  });

  it("points to the browser's menu otherwise", async () => {
    const { page } = await renderInstallScreen();
    await expect.element(page.getByText('Nel menu del browser')).toBeVisible();
  });
});
