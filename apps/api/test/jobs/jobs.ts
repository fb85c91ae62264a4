import { JOB_KINDS, isJobKind } from '../../src/jobs/job-kinds.ts';
import type { Product } from '../product.ts';

/** Returns the value of the first metric whose line starts with this name, or undefined. */
export async function readMetric({ address }: Product, name: string): Promise<number | undefined> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(name));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

/** Inserts a job due now, bypassing the types of the queue. Returns its id. */
export async function insertJob({ pool, clock }: Product, kind: string, payload: object) {
  const lane = isJobKind(kind) ? JOB_KINDS[kind].lane : 'time';
  const { rows } = await pool.query<{ id: string }>(
    `insert into outbox (kind, lane, payload, due_at, created_at) values ($1, $2, $3, $4, $4)
    returning id`,
    [kind, lane, JSON.stringify(payload), clock.now()],
  );
  return Number(rows[0]?.id);
}
