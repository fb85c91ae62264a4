import { installOffer, type InstallOffer } from '@zampa/client/device/install-offer';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { conversation, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { afterEach, expect, it } from 'vitest';
import { InstallHint } from './InstallHint.tsx';

afterEach(() => installOffer.become(null));

const offerInstall = () =>
  installOffer.become(
    Object.assign(new Event('beforeinstallprompt'), {
      prompt: () => Promise.resolve(),
    }) as InstallOffer,
  );

const renderHint = (openDate: string | null) => {
  const listed = { ...conversation, payload: { ...conversation.payload, openDate } };
  return renderScreen(<InstallHint />, {
    app: 'owner',
    me: marta,
    answers: { 'POST /{userId}/diary/search': () => [listed] },
  });
};

it('InstallHint is not shown before the first answer of a clinic', async () => {
  const { page, server } = await renderHint(null);
  offerInstall();
  await expect.poll(() => server.sent('POST /{userId}/diary/search').length).toBe(1);
  await expect
    .element(page.getByRole('region', { name: 'Zampa on your home screen' }))
    .not.toBeInTheDocument();
});

it('InstallHint offers installation in a browser that supports it, until dismissed', async () => {
  const { page } = await renderHint('2026-11-20T09:00:00.000Z');
  const hint = page.getByRole('region', { name: 'Zampa on your home screen' });
  expect(hint.query()).toBeNull();
  offerInstall();
  await expect.element(page.getByRole('link', { name: 'Show me how' })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.element(hint).not.toBeInTheDocument();
});
