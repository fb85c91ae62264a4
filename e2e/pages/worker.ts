import type { Person } from '../person.ts';

/** Waits until the app's worker has everything that the app starts from; whose it is. */
export const workerOf = ({ page }: Person) =>
  page.evaluate(async () => {
    const { scope, active } = await navigator.serviceWorker.ready;
    const script = active?.scriptURL;
    while (active && active.state !== 'activated')
      await new Promise((resolve) =>
        active.addEventListener('statechange', resolve, { once: true }),
      );
    return { scope, script };
  });
