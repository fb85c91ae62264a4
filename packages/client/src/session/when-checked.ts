import type { ClientSession } from './session.ts';

/** Waits until it is known who is signed in, or that it cannot be known. */
export function whenChecked(session: ClientSession): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (session.state().status !== 'checking') resolve();
  };
  const leave = session.subscribe(look);
  look();
  return promise.finally(leave);
}
