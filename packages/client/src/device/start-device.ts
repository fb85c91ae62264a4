import type { AppName } from '../storage/app-storage.ts';
import { newVersion } from './new-version.ts';
import { registerWorker } from './register-worker.ts';

export type DeviceOptions = {
  readonly app: AppName;
  /** Shows a page of the app, by its address with the app's base. */
  readonly open: (address: string) => void;
};

let isRegistered = false;

/** Starts what a device does for an app beside showing it. Returns how to stop. */
export function startDevice({ app, open }: DeviceOptions): () => void {
  const { serviceWorker: container } = navigator as Partial<Navigator>;
  if (!container) return () => undefined;
  const place = { container, reload: () => window.location.reload() };
  if (import.meta.env.PROD && !isRegistered) {
    isRegistered = true;
    // Without a worker everything goes on, with a connection.
    void registerWorker(app, place, newVersion.become).catch(() => undefined);
  }
  const hear = ({ data }: MessageEvent<unknown>) => {
    const address = addressIn(data);
    if (address !== null) open(address);
  };
  container.addEventListener('message', hear);
  container.startMessages();
  return () => container.removeEventListener('message', hear);
}

/** The page that a pressed notification asks for: `{type: 'open', url}` from the app's own worker. */
function addressIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, url } = { type: null, url: null, ...data };
  if (type !== 'open' || typeof url !== 'string') return null;
  const { origin, pathname, search, hash } = new URL(url, window.location.href);
  return origin === window.location.origin ? pathname + search + hash : null;
}
