import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { startWatchdog } from '../../main-thread/watchdog.ts';
import type { MainThreadBudgets } from '../../limits/main-thread-budgets.ts';

/** Limits that tests lower to reach them. */
export type LoadOverrides = {
  readonly mainThreadBudgets?: MainThreadBudgets;
  /** How long a section of work may hold the event loop before it is logged. */
  readonly heldMs?: number;
  /** How many connections a network may have open. */
  readonly mostConnections?: number;
};

/** Measures what blocks the event loop and how many connections are refused, until the server closes. */
export function measureLoad(
  server: FastifyInstance,
  register: Registry,
  refusedConnections: () => number,
  { heldMs }: LoadOverrides,
): void {
  const stopWatchdog = startWatchdog(register, server.log, heldMs);
  server.addHook('onClose', async () => stopWatchdog());
  new Counter({
    name: 'connections_refused_total',
    help: 'Connections closed because their network had too many open',
    registers: [register],
    collect() {
      this.reset();
      this.inc(refusedConnections());
    },
  });
}
