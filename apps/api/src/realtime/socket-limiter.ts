import type { Clock } from '../ports/clock.ts';
import { createMemoryCounter } from '../limits/in-memory.ts';
import { LIMITS } from '../limits/table.ts';

export type SocketLimits = {
  /** Maximum number of sockets that one network may open per minute. */
  readonly aMinute: number;
  /** Maximum number of open sockets per network that are not authenticated yet. */
  readonly anonymous: number;
};

export type SocketLimiter = ReturnType<typeof createSocketLimiter>;

/** Limits how many sockets a network opens. In memory, since it protects this process. */
export function createSocketLimiter(
  clock: Clock,
  limits: SocketLimits = { aMinute: LIMITS.connects.most, anonymous: LIMITS.anonymousSockets.most },
) {
  const count = createMemoryCounter({ ...LIMITS.connects, most: limits.aMinute }, () =>
    clock.now().getTime(),
  );
  const anonymous = new Map<string, number>();
  return {
    /** Counts a new socket and returns whether its network may open it. */
    mayOpen: (network: string): boolean =>
      count(network) === null && (anonymous.get(network) ?? 0) < limits.anonymous,

    /**
     * Counts a socket that is not authenticated yet. Returns the function that ends the count, to be called once it
     * is authenticated or closed.
     */
    enter(network: string): () => void {
      anonymous.set(network, (anonymous.get(network) ?? 0) + 1);
      let isHere = true;
      return () => {
        if (!isHere) return;
        isHere = false;
        const left = (anonymous.get(network) ?? 1) - 1;
        if (left > 0) anonymous.set(network, left);
        else anonymous.delete(network);
      };
    },
  };
}
