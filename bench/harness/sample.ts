import { ask, type Target } from './ask.ts';
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
/** What a warm-up asks, before it is known how much a request costs. */
const FIRST = 8;

/**
 * Returns what samples a side. The first of them does not count: it finds out how many requests one takes, a
 * second of CPU or 300 requests, whichever comes first (fewer where the plan says so), and asks until each connection to
 * the database has planned what it is asked, and the process has compiled what answers.
 */
export function sampler({ target, pid, postmaster }: Side, plan: Plan): () => Promise<Sample> {
  let requests = FIRST;
  let isWarm = false;
  return async () => {
    const before = await readTicks(pid, postmaster);
    const times: number[] = [];
    for (let sent = 0; sent < requests; sent += 1) {
      const started = performance.now();
      await ask(target);
      times.push(performance.now() - started);
    }
    const after = await readTicks(pid, postmaster);
    const process = usedBetween(before.server, after.server) / requests;
    const database = usedBetween(before.backends, after.backends) / requests;
    if (!isWarm) {
      const enough = Math.ceil((plan.seconds * 1000) / Math.max(process + database, 0.01));
      requests = Math.max(FIRST, Math.min(plan.requests, enough));
    }
    const rate = await throughput(target, isWarm ? plan.throughputSeconds : plan.warmUpSeconds);
    isWarm = true;
    return { process, database, p50: percentile(times, 50), rate };
  };
}

async function throughput(target: Target, seconds: number): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) {
        await ask(target);
        answered += 1;
      }
    }),
  );
  return (answered * 1000) / (performance.now() - started);
}
