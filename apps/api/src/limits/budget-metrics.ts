import { Gauge, type Registry } from 'prom-client';
import { BUDGET_CHANNELS, type MessageBudgets } from './message-budgets.ts';

/**
 * Registers metrics of the installation's daily e-mail and SMS budgets: how much is spent and how much is left.
 */
export function measureBudgets(register: Registry, budgets: Pick<MessageBudgets, 'read'>): void {
  for (const part of ['spent', 'left'] as const)
    new Gauge({
      name: `message_budget_${part}`,
      help: `Messages ${part} of the installation's budget of this day`,
      labelNames: ['channel'],
      registers: [register],
      async collect() {
        for (const channel of BUDGET_CHANNELS)
          this.set({ channel }, (await budgets.read(channel))[part]);
      },
    });
}
