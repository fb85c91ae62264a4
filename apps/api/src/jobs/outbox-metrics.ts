import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../ports/clock.ts';
import { rowsOf, type Database } from '../db/database.ts';
import { LANE_NAMES } from './job-lanes.ts';
import type { Outbox } from './outbox.ts';

type Depth = {
  readonly lane: string;
  readonly waiting: number;
  readonly late: number;
  readonly dead: number;
};
type Failed = { readonly kind: string; readonly failure: string; readonly count: number };

type OutboxDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Pick<Outbox, 'running'>;
};

/**
 * Registers outbox metrics: due, running and dead jobs and the age of the oldest due one by lane; retried and failed
 * jobs by kind.
 */
export function measureOutbox(register: Registry, { db, clock, outbox }: OutboxDeps): void {
  const gauge = (name: string, help: string, labelNames: readonly string[], measure: Measure) =>
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [register],
      async collect() {
        this.reset();
        // Without the database, the other metrics are still reported.
        const measured = await measure().catch(() => []);
        for (const { labels, value } of measured) this.set(labels, value);
      },
    });
  const depths = () =>
    rowsOf<Depth>(
      db,
      sql`select l.lane, count(o.id)::int as waiting,
          coalesce(extract(epoch from ${clock.now()}::timestamptz - min(o.due_at)), 0)::float8 as late,
          (select count(*)::int from outbox d where d.lane = l.lane
            and d.failure in ('GIVEN_UP', 'MALFORMED')) as dead
        from unnest(${sql.param([...LANE_NAMES])}::text[]) as l(lane)
        left join outbox o on o.lane = l.lane and o.done_at is null and o.due_at <= ${clock.now()}
        group by l.lane`,
    );
  gauge('outbox_due_jobs', 'Jobs that are due and not done', ['lane'], async () =>
    (await depths()).map(({ lane, waiting }) => ({ labels: { lane }, value: waiting })),
  );
  gauge('outbox_oldest_due_seconds', 'How long the oldest due job waits', ['lane'], async () =>
    (await depths()).map(({ lane, late }) => ({ labels: { lane }, value: late })),
  );
  gauge('outbox_running_jobs', 'Jobs that this process is doing', ['lane'], async () =>
    LANE_NAMES.map((lane) => ({ labels: { lane }, value: outbox.running(lane) })),
  );
  gauge('outbox_dead_jobs', 'Jobs that ended undone and can be started again', ['lane'], async () =>
    (await depths()).map(({ lane, dead }) => ({ labels: { lane }, value: dead })),
  );
  gauge('outbox_retried_jobs', 'Jobs that failed and are tried again', ['kind'], async () => {
    const retried = await rowsOf<{ kind: string; count: number }>(
      db,
      sql`select kind, count(*)::int as count from outbox
        where done_at is null and attempts > 0 group by kind`,
    );
    return retried.map(({ kind, count }) => ({ labels: { kind }, value: count }));
  });
  gauge('outbox_failed_jobs', 'Jobs that ended undone, by cause', ['kind', 'failure'], async () => {
    const failed = await rowsOf<Failed>(
      db,
      sql`select kind, failure, count(*)::int as count from outbox
        where failure is not null group by kind, failure`,
    );
    return failed.map(({ kind, failure, count }) => ({ labels: { kind, failure }, value: count }));
  });
}

type Measure = () => Promise<
  readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[]
>;
