import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../errors/refusal.ts';

/**
 * Refuses calls while the whole server is overloaded, so that the ones that it accepts are still answered in time.
 *
 * The measure is the delay of the event loop, averaged over five seconds: a single pause of the machine, such as a
 * garbage collection, is no overload, and refused everybody before it was averaged. This is the last resort; one busy
 * clinic is slowed down earlier by `fair-queue.ts`, and one expensive kind of call by `heavy-calls.ts`.
 */

export type Pressure = {
  /** Averaging period in milliseconds, so that a single pause does not count as load. */
  readonly overMs: number;
  /** Average event-loop delay in milliseconds above which calls are refused. */
  readonly lateMs: number;
};

const PRESSURE: Pressure = { overMs: 5000, lateMs: 100 };
const RETRY_AFTER_SECONDS = 5;
/** Requests that can be retried, and the readiness check. */
const SHED = /^\/(api\/|readyz$)/;

/**
 * Refuses calls with UNAVAILABLE while the event loop is overloaded. Pages are still served: they are cheap, and
 * unlike calls they are not retried automatically.
 */
export async function shedLoad(
  server: FastifyInstance,
  { overMs, lateMs }: Pressure = PRESSURE,
): Promise<void> {
  await server.register(underPressure, {
    sampleInterval: overMs,
    maxEventLoopDelay: lateMs,
    pressureHandler: async ({ url }) => {
      if (SHED.test(url)) throw new Refusal('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });
    },
  });
}
