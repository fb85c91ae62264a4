import { afterEach, expect, it, vi } from 'vitest';
import { silenceDevice } from './this-device.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose worker has this subscription. */
function browserWith(subscription: { readonly unsubscribe: () => Promise<boolean> } | null) {
  const pushManager = { getSubscription: async () => subscription };
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'granted' });
}

it('a browser that is called is called no more', async () => {
  const unsubscribe = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  browserWith({ unsubscribe });
  await silenceDevice();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('a browser that is not called stays so', async () => {
  browserWith(null);
  await expect(silenceDevice()).resolves.toBeUndefined();
});
