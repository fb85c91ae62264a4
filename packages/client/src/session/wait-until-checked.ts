import type { ClientSession } from './session.ts';

/** Resolves when the session is no longer in state `checking`. */
export function waitUntilChecked(session: ClientSession): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const resolveIfChecked = () => {
    if (session.state().status !== 'checking') resolve();
  };
  const unsubscribe = session.subscribe(resolveIfChecked);
  resolveIfChecked();
  return promise.finally(unsubscribe);
}
