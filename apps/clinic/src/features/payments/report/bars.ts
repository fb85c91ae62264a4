import type { PaymentReport } from '@zampa/contract/payments/read-payment-report';
import { daysFrom } from '@zampa/domain/time/plain-days';
import type { Span } from './span.ts';

/** Payments received on a day, or in a month of a year, in minor units. */
export type Bar = {
  /** Day (`2026-11-23`) or month (`2026-11`). */
  readonly at: string;
  readonly card: number;
  readonly cash: number;
};

/** Returns a bar for each day of a month, or each month of a year, even if it is empty. */
export function toBars({ unit, from, to }: Span, days: PaymentReport['days']): readonly Bar[] {
  const length = unit === 'year' ? 'YYYY-MM'.length : 'YYYY-MM-DD'.length;
  const places = new Set(daysFrom(from, to).map((day) => day.slice(0, length)));
  return [...places].map((at) => {
    const barDays = days.filter(({ day }) => day.startsWith(at));
    return {
      at,
      card: barDays.reduce((sum, { card }) => sum + card, 0),
      cash: barDays.reduce((sum, { cash }) => sum + cash, 0),
    };
  });
}

const STEPS = [1, 2, 5, 10];

/** Returns a round upper limit for the bars, in minor units. */
export function chartScale(bars: readonly Bar[]): number {
  const highest = Math.max(100, ...bars.map(({ card, cash }) => card + cash));
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = STEPS.find((each) => each * power >= highest) ?? 10;
  return step * power;
}
