import { sendRequest, type Target } from './ask.ts';
import type { Plan } from './plan.ts';
import { readTicks, usedBetween } from './processor-time.ts';
import { percentile } from './statistics.ts';

/** One measured process, and the database behind it. */
export type Side = { readonly target: Target; readonly pid: number; readonly postmaster: number };

export type Sample = {
  /** CPU in milliseconds for each request. */
  readonly process: number;
  readonly database: number;
  /** Of one connection, in milliseconds. */
  readonly p50: number;
  /** Requests a second over sixteen connections. */
  readonly rate: number;
};

const CONNECTIONS = 16;
/** As many are asked before it is looked whether they are enough. */
const STEP = 12;

/**
 * Returns what samples a side: a second of CPU or 300 requests, whichever comes first (less where the plan says so). Before
 * the first of them it is asked until each connection to the database has planned what it is asked, and the process has
 * compiled what answers.
 */
export function sampler({ target, pid, postmaster }: Side, plan: Plan): () => Promise<Sample> {
  let isWarm = false;
  return async () => {
    if (!isWarm) await throughput(target, plan.warmUpSeconds);
    isWarm = true;
    const before = await readTicks(pid, postmaster);
    const times: number[] = [];
    let [process, database] = [0, 0];
    while (process + database < plan.seconds * 1000 && times.length < plan.requests) {
      await sendBatch(target, times);
      const after = await readTicks(pid, postmaster);
      process = usedBetween(before.server, after.server);
      database = usedBetween(before.backends, after.backends);
    }
    const rate = await throughput(target, plan.throughputSeconds);
    const requestCount = times.length;
    return {
      process: process / requestCount,
      database: database / requestCount,
      p50: percentile(times, 50),
      rate,
    };
  };
}

async function sendBatch(target: Target, times: number[]): Promise<void> {
  for (let sent = 0; sent < STEP; sent += 1) {
    const started = performance.now();
    await sendRequest(target);
    times.push(performance.now() - started);
  }
}

async function throughput(target: Target, seconds: number): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) {
        await sendRequest(target);
        answered += 1;
      }
    }),
  );
  return (answered * 1000) / (performance.now() - started);
}
