import { asOf } from '@zampa/client/offline/as-of';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  asOf.become(null);
});

const GOES_LATER = 'Quello che scrivi parte più tardi.';
const NEEDS_CONNECTION = 'Senza connessione non si può cambiare nulla.';

it.each([
  { where: 'a message is written', isWrittenLater: true, says: GOES_LATER, not: NEEDS_CONNECTION },
  { where: 'something is changed', isWrittenLater: false, says: NEEDS_CONNECTION, not: GOES_LATER },
])('says what becomes of what is done without a connection where $where', async (row) => {
  asOf.become(Date.now());
  const { page } = await renderScreen(<ConnectionBanner isWrittenLater={row.isWrittenLater} />, {
    app: 'owner',
    me: marta,
    language: 'it',
  });
  expect(page.container.textContent).toBe('');
  // A server that is gone for a moment is not spoken of.
  vi.runOnlyPendingTimers();
  await expect.element(page.getByText(row.says)).toBeVisible();
  await expect.element(page.getByText('Ultimo aggiornamento')).toBeVisible();
  expect(page.container.textContent).not.toContain(row.not);
});
