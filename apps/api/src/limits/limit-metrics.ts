import { Gauge, type Registry } from 'prom-client';
import type { Limits } from './counters.ts';

/** Registers a metric of the e-mails, SMS and notifications that were skipped because of daily limits. */
export function measureLimits(register: Registry, limits: Pick<Limits, 'passedOver'>): void {
  new Gauge({
    name: 'limits_passed_over_total',
    help: 'Messages that this process did not send because of a daily limit',
    labelNames: ['limit'],
    registers: [register],
    collect() {
      for (const [limit, count] of limits.passedOver()) this.set({ limit }, count);
    },
  });
}
