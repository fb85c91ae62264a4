import { Gauge, type Registry } from 'prom-client';
import type { Limits } from './counters.ts';

/** Shows what was left undone for a bound, where there was nobody to be answered. */
export function measureLimits(register: Registry, limits: Pick<Limits, 'passedOver'>): void {
  new Gauge({
    name: 'limits_passed_over_total',
    help: 'What this process has not sent for a bound by the day',
    labelNames: ['limit'],
    registers: [register],
    collect() {
      for (const [limit, count] of limits.passedOver()) this.set({ limit }, count);
    },
  });
}
