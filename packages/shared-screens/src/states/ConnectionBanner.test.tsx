import { staleSince } from '@zampa/client/offline/stale-since';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  staleSince.become(null);
});

const SENT_LATER = 'I messaggi partiranno più tardi.';
const NEEDS_CONNECTION = 'Per fare modifiche serve una connessione.';

it.each([
  { where: 'a message is written', isWrittenLater: true, says: SENT_LATER, not: NEEDS_CONNECTION },
  { where: 'something is changed', isWrittenLater: false, says: NEEDS_CONNECTION, not: SENT_LATER },
])('ConnectionBanner says while offline what happens to changes when $where', async (row) => {
  staleSince.become(Date.now());
  const { page } = await renderScreen(<ConnectionBanner isQueued={row.isWrittenLater} />, {
    app: 'owner',
    me: marta,
    language: 'it',
  });
  expect(page.container.textContent).toBe('');
  // A server that is unreachable for a moment is not reported.
  vi.runOnlyPendingTimers();
  await expect.element(page.getByText(row.says)).toBeVisible();
  await expect.element(page.getByText('Dati aggiornati')).toBeVisible();
  expect(page.container.textContent).not.toContain(row.not);
});
