import { newVersion } from '@zampa/client/device/new-version';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';

afterEach(() => newVersion.become(null));

describe('UpdatePrompt', () => {
  it('offers the new version and applies it only on press', async () => {
    const { page } = await renderScreen(<ConnectionBanner />, {
      app: 'owner',
      me: marta,
      language: 'it',
    });
    expect(page.container.textContent).not.toContain('nuova versione');
    const takeOver = vi.fn<() => void>();
    newVersion.become(takeOver);
    await expect.element(page.getByText('Nuova versione disponibile')).toBeVisible();
    expect(takeOver).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Ricarica' }).click();
    expect(takeOver).toHaveBeenCalledTimes(1);
  });
});
