import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../errors/refusal.ts';

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
