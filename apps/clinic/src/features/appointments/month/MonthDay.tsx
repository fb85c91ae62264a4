import { wallAt } from '@zampa/domain/time/wall-day';
import { formatLongDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { EntryButton } from '../grid/EntryButton.tsx';
import type { CalendarGridProps, EntryDrawing } from '../grid/grid-props.ts';
import type { Segment } from './month-layout.ts';

export interface MonthDayProps extends Pick<CalendarGridProps, 'onDay'> {
  day: string;
  /** Its place in the week, from 0. */
  column: number;
  isToday: boolean;
  segments: readonly Segment[];
  hiddenCount: number;
  draggedKey: string | null;
  hintId: string;
  drawing: EntryDrawing;
  moreText: (count: number) => string;
}

/** The line of dates is the first of a week's lines; entries follow. */
const FIRST_LINE = 2;

/** A day of the month: its date, the entries that begin there, and how many did not fit. */
export function MonthDay(props: MonthDayProps) {
  const { day, column, segments, hiddenCount, draggedKey, onDay } = props;
  const name = formatLongDay(wallAt(day), 'UTC', useLanguage());
  const place = { gridColumn: column + 1 };
  return (
    <div className="calendar-day-content" role="group" aria-label={name}>
      <div className="calendar-date" style={place}>
        <button
          type="button"
          className="calendar-link"
          aria-current={props.isToday ? 'date' : undefined}
          onClick={() => onDay(day)}
        >
          {Number(day.slice(8))}
        </button>
      </div>
      {segments.map(({ entry, span, line }) => (
        <EntryButton
          key={entry.key}
          entry={entry}
          time={null}
          style={{ gridColumn: `${column + 1} / span ${span}`, gridRow: line + FIRST_LINE }}
          isDragged={entry.key === draggedKey}
          isResizable={false}
          hintId={props.hintId}
          drawing={props.drawing}
        />
      ))}
      {hiddenCount > 0 && (
        <button type="button" className="calendar-more" style={place} onClick={() => onDay(day)}>
          {props.moreText(hiddenCount)}
        </button>
      )}
    </div>
  );
}
