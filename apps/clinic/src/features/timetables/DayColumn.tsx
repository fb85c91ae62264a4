import { DAY_MINUTES } from '@zampa/domain/time/durations';
import { minuteOf, type WeeklySpan, problemsOfHours } from '@zampa/domain/timetables/weekly-hours';
import { weekdayName } from '@zampa/i18n/format/weekdays';
import { useLanguage } from '@zampa/i18n/use-language';
import type { DOMAttributes, KeyboardEvent, PointerEvent } from 'react';
import { minuteAt } from './use-week-drag.ts';
import { type PlacedSpan, spansOf } from './week.ts';
import { dragged, type Hold, STEP } from './week-drag.ts';
import styles from './WeekGrid.module.css';

export interface DayColumnProps {
  weekday: number;
  chosen: boolean;
  /** The hours of the week as they look during a drag. */
  shown: readonly WeeklySpan[];
  take: (event: PointerEvent, column: Element, hold: Hold) => void;
  pointer: Pick<DOMAttributes<HTMLDivElement>, 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;
  onChoose: (weekday: number) => void;
  onChange: (spans: readonly WeeklySpan[]) => void;
}

/** Shows one day of the grid. */
export function DayColumn(props: DayColumnProps) {
  const { weekday, chosen, shown, take, pointer, onChoose } = props;
  const draw = (event: PointerEvent<HTMLDivElement>) => {
    onChoose(weekday);
    const column = event.currentTarget;
    take(event, column, { kind: 'free', weekday, anchor: minuteAt(event, column) });
  };
  return (
    <div
      className={styles['day']}
      data-chosen={chosen}
      data-weekday={weekday}
      onPointerDown={draw}
      {...pointer}
    >
      {spansOf(shown, weekday).map((span) => (
        <SpanBlock key={span.index} span={span} {...props} />
      ))}
    </div>
  );
}

function SpanBlock(props: DayColumnProps & { span: PlacedSpan }) {
  const { span, shown, take, onChoose, onChange } = props;
  const day = weekdayName(span.weekday, useLanguage());
  const [start, end] = [minuteOf(span.from), minuteOf(span.to)];
  if (start === null || end === null || end <= start) return null;
  const { index } = span;
  const wrong = problemsOfHours(shown).some((problem) => problem.index === index);
  const hold = (event: PointerEvent<HTMLElement>, kind: 'start' | 'end' | 'whole') => {
    const column = event.currentTarget.closest('[data-weekday]');
    if (!column) return;
    onChoose(span.weekday);
    const grab = minuteAt(event, column) - start;
    take(event, column, kind === 'whole' ? { kind, index, grab } : { kind, index });
  };
  const press = (event: KeyboardEvent) => {
    const changed = pressed(event, shown, span, { start, end });
    if (!changed) return;
    event.preventDefault();
    onChange(changed);
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
      onPointerDown={(event) => hold(event, 'whole')}
      onKeyDown={press}
    >
      <span className={styles['edge']} data-at="start" onPointerDown={(e) => hold(e, 'start')} />
      <span className={styles['spoken']}>{day}</span>
      <span className={styles['time']}>{span.from}</span>
      <span className={styles['spoken']}>–</span>
      <span className={styles['time']}>{span.to}</span>
      <span className={styles['edge']} data-at="end" onPointerDown={(e) => hold(e, 'end')} />
    </button>
  );
}

/** What a key does with a span: arrows move it, with Shift its end; Delete takes it away. */
function pressed(
  { key, shiftKey }: KeyboardEvent,
  spans: readonly WeeklySpan[],
  { index }: PlacedSpan,
  { start, end }: { start: number; end: number },
): readonly WeeklySpan[] | null {
  if (key === 'Delete' || key === 'Backspace') return spans.filter((_, place) => place !== index);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const by = key === 'ArrowUp' ? -STEP : STEP;
  if (shiftKey) return dragged(spans, { kind: 'end', index }, Math.min(end + by, DAY_MINUTES));
  return dragged(spans, { kind: 'whole', index, grab: 0 }, start + by);
}
