import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type Bar, chartScale } from './bars.ts';
import styles from './Report.module.css';
import { spanContaining, spanTitle } from './span.ts';

export interface DailyChartProps {
  bars: readonly Bar[];
  currency: 'EUR' | 'USD';
  title: string;
}

/** Number of bars per axis label; there is no room for a label below each bar. */
const LABEL_EACH = 7;

/** Draws card and cash payments as a stacked bar chart; screen readers get the same data as a list. */
export function DailyChart({ bars, currency, title }: DailyChartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const scale = chartScale(bars);
  const barLabel = ({ at }: Bar) =>
    at.length === 'YYYY-MM'.length
      ? spanTitle(spanContaining('month', `${at}-01`), language)
      : formatCalendarDay(at);
  const barText = (bar: Bar) =>
    t('payments:report.bar', {
      day: barLabel(bar),
      card: money(bar.card, currency),
      cash: money(bar.cash, currency),
    });
  return (
    <div className={styles['chart']}>
      <div className={styles['scale']} aria-hidden="true">
        <span>{money(scale, currency)}</span>
        <span>{money(scale / 2, currency)}</span>
        <span>{money(0, currency)}</span>
      </div>
      <ul className={styles['bars']} aria-label={title}>
        {bars.map((bar, place) => (
          <li key={bar.at} title={barText(bar)}>
            <span className="z-visually-hidden">{barText(bar)}</span>
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect
                className={styles['cash']}
                width="10"
                height={(bar.cash / scale) * 100}
                y={100 - ((bar.card + bar.cash) / scale) * 100}
              />
              <rect
                className={styles['card']}
                width="10"
                height={(bar.card / scale) * 100}
                y={100 - (bar.card / scale) * 100}
              />
            </svg>
            <span className={styles['label']} aria-hidden="true">
              {bars.length <= 12 || place % LABEL_EACH === 0 ? Number(bar.at.slice(-2)) : ''}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
