import type { PaymentReport } from '@zampa/contract/payments/read-payment-report';
import { daysFrom } from '@zampa/domain/time/plain-days';
import type { Span } from './span.ts';

/** What was received on a day, or in a month of a year; minor units. */
export type Bar = {
  /** `2026-11-23`, or `2026-11`. */
  readonly at: string;
  readonly card: number;
  readonly cash: number;
};

/** Returns one bar for each day of a month, or each month of a year, empty ones too. */
export function barsOf({ unit, from, to }: Span, days: PaymentReport['days']): readonly Bar[] {
  const length = unit === 'year' ? 'YYYY-MM'.length : 'YYYY-MM-DD'.length;
  const places = new Set(daysFrom(from, to).map((day) => day.slice(0, length)));
  return [...places].map((at) => {
    const within = days.filter(({ day }) => day.startsWith(at));
    return {
      at,
      card: within.reduce((sum, { card }) => sum + card, 0),
      cash: within.reduce((sum, { cash }) => sum + cash, 0),
    };
  });
}

const STEPS = [1, 2, 5, 10];

/** Returns a round amount that no bar is higher than, in minor units. */
export function scaleOf(bars: readonly Bar[]): number {
  const highest = Math.max(100, ...bars.map(({ card, cash }) => card + cash));
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = STEPS.find((each) => each * power >= highest) ?? 10;
  return step * power;
}
