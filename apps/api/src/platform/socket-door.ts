import type { Clock } from '../ports/clock.ts';
import { createMemoryCounter } from './rate-limits/in-memory.ts';
import { LIMITS } from './rate-limits/table.ts';

export type DoorLimits = {
  /** So many sockets of one network open in a minute. */
  readonly aMinute: number;
  /** So many of one network are open without anybody having signed in. */
  readonly anonymous: number;
};

export type SocketDoor = ReturnType<typeof createSocketDoor>;

/** Creates the count of who opens sockets from where; in memory, since it is this process that they cost. */
export function createSocketDoor(
  clock: Clock,
  limits: DoorLimits = { aMinute: LIMITS.connects.most, anonymous: LIMITS.anonymousSockets.most },
) {
  const count = createMemoryCounter({ ...LIMITS.connects, most: limits.aMinute }, () =>
    clock.now().getTime(),
  );
  const anonymous = new Map<string, number>();
  return {
    /** Counts one more socket; tells whether its network may open it. */
    mayOpen: (network: string): boolean =>
      count(network) === null && (anonymous.get(network) ?? 0) < limits.anonymous,

    /** Counts a socket of nobody yet. @returns what ends that, once: somebody signed in, or it closed */
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
