import { Counter, Histogram, type Registry } from 'prom-client';
import { listenToSections, type Gap, type WorkSection, type WorkName } from './measure-work.ts';

/** Users notice a delay of this length. */
const HELD_MS = 100;

type Log = { warn(fields: object, message: string): void };

type Totals = Map<string, { readonly name: WorkName; seconds: number }>;

/**
 * Logs and counts the calls, jobs and socket messages that block the event loop for more than `heldMs`, and sums up
 * the main-thread time of each. Labels are call names, job kinds and route patterns: a few hundred at most.
 * @returns a function that stops the watchdog
 */
export function startWatchdog(register: Registry, log: Log, heldMs = HELD_MS): () => void {
  const totals: Totals = new Map();
  countTotals(register, totals);
  const holds = new Histogram({
    name: 'event_loop_hold_seconds',
    help: 'Sections of work that blocked the event loop for more than 100 ms',
    labelNames: ['kind', 'name'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  const onSection = ({ work, ms }: WorkSection) => {
    addTime(totals, work, ms);
    if (ms <= heldMs) return;
    holds.observe({ kind: work.kind, name: work.name }, ms / 1000);
    log.warn({ [work.kind]: work.name, ms: Math.round(ms) }, 'blocked the event loop');
  };
  const onGap = ({ next, busyMs }: Gap) => {
    if (busyMs <= heldMs) return;
    holds.observe({ kind: 'unknown', name: 'unknown' }, busyMs / 1000);
    log.warn(
      { before: `${next.kind} ${next.name}`, ms: Math.round(busyMs) },
      'unmeasured work blocked the event loop',
    );
  };
  return listenToSections({ onSection, onGap });
}

function addTime(totals: Totals, { kind, name }: WorkName, ms: number): void {
  const key = `${kind} ${name}`;
  const total = totals.get(key);
  if (total) total.seconds += ms / 1000;
  else totals.set(key, { name: { kind, name }, seconds: ms / 1000 });
}

function countTotals(register: Registry, totals: Totals): void {
  new Counter({
    name: 'main_thread_seconds_total',
    help: 'Main-thread time, by call, job, socket message or route',
    labelNames: ['kind', 'name'],
    registers: [register],
    collect() {
      this.reset();
      for (const { name, seconds } of totals.values())
        this.inc({ kind: name.kind, name: name.name }, seconds);
    },
  });
}
