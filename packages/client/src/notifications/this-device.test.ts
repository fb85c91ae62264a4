import { afterEach, expect, it, vi } from 'vitest';
import { unsubscribeThisDevice } from './this-device.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser with a service worker that has this subscription. */
function browserWith(subscription: { readonly unsubscribe: () => Promise<boolean> } | null) {
  const pushManager = { getSubscription: async () => subscription };
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'granted' });
}

it("unsubscribeThisDevice cancels the browser's subscription", async () => {
  const unsubscribe = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  browserWith({ unsubscribe });
  await unsubscribeThisDevice();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('unsubscribeThisDevice does nothing without a subscription', async () => {
  browserWith(null);
  await expect(unsubscribeThisDevice()).resolves.toBeUndefined();
});
