import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../ports/clock.ts';
import { rowsOf, type Database } from '../db/database.ts';

type Depth = { readonly lane: string; readonly waiting: number; readonly late: number };
type Failed = { readonly kind: string; readonly failure: string; readonly count: number };

/** Shows of the outbox how much waits, how long the oldest is overdue, and what ended without having been done. */
export function measureOutbox(register: Registry, db: Database, clock: Clock): void {
  const gauge = (name: string, help: string, labelNames: readonly string[], measure: Measure) =>
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [register],
      async collect() {
        this.reset();
        // Where the database is away, everything else is measured all the same.
        const measured = await measure().catch(() => []);
        for (const { labels, value } of measured) this.set(labels, value);
      },
    });
  const depths = () =>
    rowsOf<Depth>(
      db,
      sql`select l.lane, count(o.id)::int as waiting,
          coalesce(extract(epoch from ${clock.now()}::timestamptz - min(o.due_at)), 0)::float8 as late
        from unnest(array['clock', 'mail', 'sms']) as l(lane)
        left join outbox o on o.lane = l.lane and o.done_at is null and o.due_at <= ${clock.now()}
        group by l.lane`,
    );
  gauge('outbox_due_jobs', 'Jobs that are due and not done', ['lane'], async () =>
    (await depths()).map(({ lane, waiting }) => ({ labels: { lane }, value: waiting })),
  );
  gauge('outbox_oldest_due_seconds', 'How long the oldest due job waits', ['lane'], async () =>
    (await depths()).map(({ lane, late }) => ({ labels: { lane }, value: late })),
  );
  gauge('outbox_retried_jobs', 'Jobs that failed and are tried again', ['kind'], async () => {
    const retried = await rowsOf<{ kind: string; count: number }>(
      db,
      sql`select kind, count(*)::int as count from outbox
        where done_at is null and attempts > 0 group by kind`,
    );
    return retried.map(({ kind, count }) => ({ labels: { kind }, value: count }));
  });
  gauge('outbox_failed_jobs', 'Jobs of a week that ended undone', ['kind', 'failure'], async () => {
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
