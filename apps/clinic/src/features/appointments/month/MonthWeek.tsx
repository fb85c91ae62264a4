import type { Draft } from '../gestures/gestures.ts';
import { MonthDay, type MonthDayProps } from './MonthDay.tsx';
import type { WeekContent } from './month-layout.ts';

export interface MonthWeekProps extends Pick<
  MonthDayProps,
  'hintId' | 'drawing' | 'moreText' | 'onDay'
> {
  /** The index of its Monday among the days of the month view. */
  firstColumn: number;
  days: readonly string[];
  /** The month that is shown, `YYYY-MM`. */
  month: string;
  today: string;
  content: WeekContent;
  draft: Draft | null;
}

/** A week of the month: cells as its ground, and the contents of each day on top. */
export function MonthWeek(props: MonthWeekProps) {
  const { firstColumn, days, month, today, content, draft } = props;
  return (
    <div className="calendar-month-week">
      {days.map((day, index) => (
        <div
          key={day}
          className="calendar-day"
          data-column={firstColumn + index}
          data-today={day === today || undefined}
          data-outside={!day.startsWith(month) || undefined}
          data-target={draft?.column === firstColumn + index || undefined}
          style={{ gridColumn: `${index + 1} / ${index + 2}` }}
        />
      ))}
      {days.map((day, index) => (
        <MonthDay
          key={day}
          day={day}
          column={index}
          isToday={day === today}
          segments={content.segments.filter(({ column }) => column === index)}
          hiddenCount={content.hiddenCounts[index] ?? 0}
          draggedKey={draft?.entry?.key ?? null}
          hintId={props.hintId}
          drawing={props.drawing}
          moreText={props.moreText}
          onDay={props.onDay}
        />
      ))}
    </div>
  );
}
