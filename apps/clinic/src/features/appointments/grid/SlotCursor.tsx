import type { Span } from '@zampa/domain/appointments/slots/spans';
import { wallAt } from '@zampa/domain/time/wall-day';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { QUARTER } from '../gestures/gestures.ts';
import { columnName, type GridColumn } from './grid-columns.ts';
import type { CalendarGridProps } from './grid-props.ts';
import { directionOf } from '../gestures/nearest-control.ts';
import { formatHoursOnDay, toVerticalPosition } from './place-entries.ts';
import { moveCursor } from '../gestures/slot-cursor.ts';

export type SlotCursorProps = Pick<CalendarGridProps, 'visibleHours' | 'onSelectTime'> & {
  columns: readonly GridColumn[];
};

/** A time slot that is chosen by keyboard: arrows move it, with Shift they change its length. Visible while focused. */
export function SlotCursor({ columns, visibleHours, onSelectTime }: SlotCursorProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const [cursor, setCursor] = useState(() => firstSlot(visibleHours));
  useLayoutEffect(() => {
    const { current } = button;
    if (current === document.activeElement) current?.scrollIntoView({ block: 'nearest' });
  });
  // The days or hours may have changed since the last key.
  const { column: index, from, to } = moveCursor(cursor, null, columns.length, visibleHours);
  const column = columns[index];
  if (!column) return null;
  const [start, end] = [wallAt(column.day, from), wallAt(column.day, to)];
  const time = formatHoursOnDay(t, { start, end }, column.day);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directionOf(event.key);
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const key = { direction, isExtending: event.shiftKey };
    setCursor(moveCursor(cursor, key, columns.length, visibleHours));
  };
  const minutes = to - from > QUARTER ? to - from : null;
  const { top, height } = toVerticalPosition({ from, to }, visibleHours);
  return (
    <button
      ref={button}
      type="button"
      className="calendar-cursor"
      style={{ gridColumn: `${index + 2} / ${index + 3}`, top: `${top}%`, height: `${height}%` }}
      onKeyDown={onKeyDown}
      onClick={() => onSelectTime({ start, minutes, memberId: column.member?.id ?? null })}
    >
      <span aria-live="polite">
        <span className="z-visually-hidden">
          {t('appointments:calendar.grid.chooseTime', { name: columnName(column, language) })}
        </span>{' '}
        {time}
      </span>
    </button>
  );
}

/** An hour after the first visible one: where the working hours usually begin. */
const firstSlot = ({ from }: Span) => ({ column: 0, from: from + 60, to: from + 60 + QUARTER });
