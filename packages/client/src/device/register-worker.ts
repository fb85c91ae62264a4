import type { AppName } from '../storage/app-storage.ts';
import type { TakeOver } from './new-version.ts';

const SCOPES: Readonly<Record<AppName, string>> = { owner: '/app/', clinic: '/' };

/** How often an app that stays open asks whether there is a newer one. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

export type WorkerPlace = {
  readonly container: ServiceWorkerContainer;
  readonly reload: () => void;
};

/**
 * Registers the worker of an app, by which it starts without a connection.
 *
 * @param onNewVersion called when a newer app is on the device and waits for this page to go over to it
 */
export async function registerWorker(
  app: AppName,
  { container, reload }: WorkerPlace,
  onNewVersion: (takeOver: TakeOver) => void,
): Promise<void> {
  const scope = SCOPES[app];
  // A browser whose workers are switched off may answer with nothing.
  const registration = (await container.register(`${scope}sw.js`, { scope })) as
    | ServiceWorkerRegistration
    | undefined;
  if (!registration) return;

  const tell = () => {
    // Without a controller it is the first version, which waits for nobody.
    if (registration.waiting && container.controller)
      onNewVersion(() => takeOver(registration, { container, reload }));
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tell),
  );
  tell();
  askAgain(registration);
}

/** This page alone is loaded anew: others have something written in them, and are asked for themselves. */
function takeOver({ waiting }: ServiceWorkerRegistration, { container, reload }: WorkerPlace) {
  // Another page has had it take over already.
  if (!waiting) return reload();
  container.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage('take-over');
}

function askAgain(registration: ServiceWorkerRegistration) {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_AGAIN_MS) return;
    asked = Date.now();
    void registration.update().catch(() => undefined);
  });
}
