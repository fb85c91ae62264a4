import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors/refusal.ts';

export type Pressure = {
  /** What is late is looked at over so long: one pause of the machine is no load. */
  readonly overMs: number;
  /** Turns of this process that are later than this, on average of that time, are too many calls. */
  readonly lateMs: number;
};

const PRESSURE: Pressure = { overMs: 5000, lateMs: 100 };
const RETRY_AFTER_SECONDS = 5;
/** What can come again, and whether anything should come here. */
const SHED = /^\/(api\/|readyz$)/;

/**
 * Refuses calls while this process cannot keep up with them: UNAVAILABLE, to come again. Pages are answered all the
 * same: they cost little, and nobody asks for them again of their own accord, as the apps do for calls.
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
