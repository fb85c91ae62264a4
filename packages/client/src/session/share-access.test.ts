import { expect, it, onTestFinished, vi } from 'vitest';
import { shareAccess, type SharedAccess } from './share-access.ts';

const ofMarta: SharedAccess = { session: 'of marta', access: { token: 'a', endsAt: 600_000 } };

it('shareAccess shares an access token with the other tabs of the same app', async () => {
  vi.stubGlobal('window', globalThis);
  onTestFinished(() => void vi.unstubAllGlobals());
  const received = {
    sender: [] as SharedAccess[],
    tab: [] as SharedAccess[],
    other: [] as SharedAccess[],
  };
  const share = shareAccess('zampa.owner.access', (shared) => received.sender.push(shared));
  shareAccess('zampa.owner.access', (shared) => received.tab.push(shared));
  shareAccess('zampa.clinic.access', (shared) => received.other.push(shared));
  share(ofMarta);
  await vi.waitFor(() => expect(received.tab).toEqual([ofMarta]));
  expect(received.sender).toEqual([]);
  expect(received.other).toEqual([]);
});

it('shareAccess shares nothing on a page rendered on the server', () => {
  vi.stubGlobal('window', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(() => shareAccess('zampa.owner.access', () => undefined)(ofMarta)).not.toThrow();
});
