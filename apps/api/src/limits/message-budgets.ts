import {
  crossesWarning,
  budgetLimit,
  type MessagePurpose,
} from '@zampa/domain/notifications/message-budget';
import type { Limits, CountedUse } from './counters.ts';
import type { Limit } from './limit.ts';

export const BUDGET_CHANNELS = ['email', 'sms'] as const;
export type BudgetChannel = (typeof BUDGET_CHANNELS)[number];

/** How many messages the whole installation sends a day. */
export type BudgetSettings = Readonly<Record<BudgetChannel, number>>;

export type MessageBudgets = ReturnType<typeof createMessageBudgets>;

const DAY_SECONDS = 86_400;
/** One counter for all clinics and people. */
const ALL = 'installation';

type BudgetLimits = Pick<Limits, 'take' | 'giveBack' | 'readCount'>;

/**
 * Counts the e-mails and SMS of the installation, so that free accounts cannot send unlimited messages at the operator's
 * cost. Several processes count together.
 *
 * @param warn called once a day per channel, when 80 % of its budget is spent
 */
export function createMessageBudgets(
  limits: BudgetLimits,
  perDay: BudgetSettings,
  warn: (message: string) => void,
) {
  const limitOf = (channel: BudgetChannel, purpose: MessagePurpose): Limit => ({
    name: `installation-${channel}`,
    countedBy: 'installation',
    most: budgetLimit(purpose, perDay[channel]),
    seconds: DAY_SECONDS,
    guards: 'Messages sent by many free accounts at the operator’s cost.',
  });

  return {
    /** Takes messages out of the day's budget, all of them or none. Returns null if the budget does not cover them. */
    async take(
      channel: BudgetChannel,
      purpose: MessagePurpose,
      units = 1,
    ): Promise<CountedUse | null> {
      const taken = await limits.take(limitOf(channel, purpose), ALL, units);
      if (taken && crossesWarning(perDay[channel], taken.count, units))
        warn(
          `80 % of the ${channel} budget of this day are spent: ${taken.count} of ${perDay[channel]}`,
        );
      return taken;
    },

    /** Returns messages to the budget that were not sent. */
    giveBack: (taken: CountedUse): Promise<void> => limits.giveBack(taken),

    /** Reads the spent and the remaining part of the day's budget. */
    async read(channel: BudgetChannel): Promise<{ readonly spent: number; readonly left: number }> {
      const spent = await limits.readCount(limitOf(channel, 'NEWS'), ALL);
      return { spent, left: Math.max(0, perDay[channel] - spent) };
    },
  };
}
