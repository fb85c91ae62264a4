import { DAY_MINUTES } from '@zampa/domain/time/durations';
import { parseMinute, type WeeklySpan, validateHours } from '@zampa/domain/timetables/weekly-hours';
import { weekdayName } from '@zampa/i18n/format/weekdays';
import { useLanguage } from '@zampa/i18n/use-language';
import type { DOMAttributes, KeyboardEvent, PointerEvent } from 'react';
import { minuteAt } from './use-week-drag.ts';
import { type PlacedSpan, spansOfDay } from './week.ts';
import { spansAfterDrag, type Hold, STEP } from './week-drag.ts';
import styles from './WeekGrid.module.css';

export interface DayColumnProps {
  weekday: number;
  chosen: boolean;
  /** Hours of the week as they look during a drag. */
  shown: readonly WeeklySpan[];
  take: (event: PointerEvent, column: Element, hold: Hold) => void;
  pointer: Pick<DOMAttributes<HTMLDivElement>, 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;
  onChoose: (weekday: number) => void;
  onChange: (spans: readonly WeeklySpan[]) => void;
}

/** Shows one day of the week grid. */
export function DayColumn(props: DayColumnProps) {
  const { weekday, chosen, shown, take, pointer, onChoose } = props;
  const startDrawing = (event: PointerEvent<HTMLDivElement>) => {
    onChoose(weekday);
    const column = event.currentTarget;
    take(event, column, { kind: 'free', weekday, anchor: minuteAt(event, column) });
  };
  return (
    <div
      className={styles['day']}
      data-chosen={chosen}
      data-weekday={weekday}
      onPointerDown={startDrawing}
      {...pointer}
    >
      {spansOfDay(shown, weekday).map((span) => (
        <SpanBlock key={span.index} span={span} {...props} />
      ))}
    </div>
  );
}

function SpanBlock(props: DayColumnProps & { span: PlacedSpan }) {
  const { span, shown, take, onChoose, onChange } = props;
  const day = weekdayName(span.weekday, useLanguage());
  const [start, end] = [parseMinute(span.from), parseMinute(span.to)];
  if (start === null || end === null || end <= start) return null;
  const { index } = span;
  const wrong = validateHours(shown).some((problem) => problem.index === index);
  const startDrag = (event: PointerEvent<HTMLElement>, kind: 'start' | 'end' | 'whole') => {
    const column = event.currentTarget.closest('[data-weekday]');
    if (!column) return;
    onChoose(span.weekday);
    const grab = minuteAt(event, column) - start;
    take(event, column, kind === 'whole' ? { kind, index, grab } : { kind, index });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const nextSpans = spansAfterKey(event, shown, span, { start, end });
    if (!nextSpans) return;
    event.preventDefault();
    onChange(nextSpans);
  };
  return (
    <button
      type="button"
      className={styles['span']}
      data-wrong={wrong}
      style={{
        top: `${(start / DAY_MINUTES) * 100}%`,
        height: `${((end - start) / DAY_MINUTES) * 100}%`,
      }}
      onClick={() => onChoose(span.weekday)}
      onPointerDown={(event) => startDrag(event, 'whole')}
      onKeyDown={handleKeyDown}
    >
      <span
        className={styles['edge']}
        data-at="start"
        onPointerDown={(e) => startDrag(e, 'start')}
      />
      <span className={styles['spoken']}>{day}</span>
      <span className={styles['time']}>{span.from}</span>
      <span className={styles['spoken']}>–</span>
      <span className={styles['time']}>{span.to}</span>
      <span className={styles['edge']} data-at="end" onPointerDown={(e) => startDrag(e, 'end')} />
    </button>
  );
}

/**
 * Returns the spans after a key press, or null for other keys: arrows move the span, with Shift its end; Delete
 * removes it.
 */
function spansAfterKey(
  { key, shiftKey }: KeyboardEvent,
  spans: readonly WeeklySpan[],
  { index }: PlacedSpan,
  { start, end }: { start: number; end: number },
): readonly WeeklySpan[] | null {
  if (key === 'Delete' || key === 'Backspace') return spans.filter((_, place) => place !== index);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const delta = key === 'ArrowUp' ? -STEP : STEP;
  if (shiftKey)
    return spansAfterDrag(spans, { kind: 'end', index }, Math.min(end + delta, DAY_MINUTES));
  return spansAfterDrag(spans, { kind: 'whole', index, grab: 0 }, start + delta);
}
