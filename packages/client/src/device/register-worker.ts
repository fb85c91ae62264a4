import type { AppName } from '../storage/app-storage.ts';
import type { ActivateVersion } from './new-version.ts';

const SCOPES: Readonly<Record<AppName, string>> = { owner: '/app/', clinic: '/' };

/** Interval at which an app that stays open checks for a newer version. */
const UPDATE_CHECK_MS = 60 * 60 * 1000;

export type WorkerEnvironment = {
  readonly container: ServiceWorkerContainer;
  readonly reload: () => void;
};

/**
 * Registers the service worker of an app, which makes the app start offline.
 *
 * @param onNewVersion called when a newer version is installed and waits to be activated
 */
export async function registerWorker(
  app: AppName,
  { container, reload }: WorkerEnvironment,
  onNewVersion: (takeOver: ActivateVersion) => void,
): Promise<void> {
  const scope = SCOPES[app];
  // May resolve to undefined in a browser with service workers disabled.
  const registration = (await container.register(`${scope}sw.js`, { scope })) as
    | ServiceWorkerRegistration
    | undefined;
  if (!registration) return;

  const reportUpdate = () => {
    // Without a controller this is the first version, which activates immediately.
    if (registration.waiting && container.controller)
      onNewVersion(() => activateWaitingWorker(registration, { container, reload }));
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', reportUpdate),
  );
  reportUpdate();
  checkForUpdates(registration);
}

/**
 * Activates the waiting worker and reloads this page only: other pages may have unsaved input and ask their own user.
 */
function activateWaitingWorker(
  { waiting }: ServiceWorkerRegistration,
  { container, reload }: WorkerEnvironment,
) {
  // Another page has activated it already.
  if (!waiting) return reload();
  container.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage('take-over');
}

function checkForUpdates(registration: ServiceWorkerRegistration) {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < UPDATE_CHECK_MS) return;
    checkedAt = Date.now();
    void registration.update().catch(() => undefined);
  });
}
