import type { Clock } from '../ports/clock.ts';

export type DoorLimits = {
  /** So many sockets of one network open in a minute. */
  readonly aMinute: number;
  /** So many of one network are open without anybody having signed in. */
  readonly anonymous: number;
};

export type SocketDoor = ReturnType<typeof createSocketDoor>;

const LIMITS: DoorLimits = { aMinute: 300, anonymous: 50 };
const MINUTE_MS = 60_000;

/** Creates the count of who opens sockets from where; in memory, since it is this process that they cost. */
export function createSocketDoor(clock: Clock, limits: DoorLimits = LIMITS) {
  let minute = 0;
  const opened = new Map<string, number>();
  const anonymous = new Map<string, number>();
  return {
    /** Counts one more socket; tells whether its network may open it. */
    mayOpen(network: string): boolean {
      const current = Math.floor(clock.now().getTime() / MINUTE_MS);
      if (current !== minute) opened.clear();
      minute = current;
      const count = (opened.get(network) ?? 0) + 1;
      opened.set(network, count);
      return count <= limits.aMinute && (anonymous.get(network) ?? 0) < limits.anonymous;
    },

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
