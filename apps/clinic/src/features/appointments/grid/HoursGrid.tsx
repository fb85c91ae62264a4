import { wallDay } from '@zampa/domain/time/wall-day';
import { type CSSProperties, useId, useRef } from 'react';
import { computeBackgroundLanes, isBackground } from './background-entries.ts';
import { isInColumn } from './grid-columns.ts';
import { GridHint } from './GridHint.tsx';
import type { HoursGridProps } from './grid-props.ts';
import { HourLabels } from './HourLabels.tsx';
import { HoursColumn } from './HoursColumn.tsx';
import { HoursHeads } from './HoursHeads.tsx';
import { minuteNowOn } from './NowLine.tsx';
import { SlotCursor } from './SlotCursor.tsx';
import { useHoursGestures } from '../gestures/use-hours-gestures.ts';
import { useScrollToNow } from './use-scroll-to-now.ts';
import { useWallClock } from './use-wall-clock.ts';

/** Hours of a day by member, or of a week by day. Columns are divs, entries are buttons that lie in them. */
export function HoursGrid(props: HoursGridProps) {
  const { view, members, columns, renderers, visibleHours, offHoursOn, entries } = props;
  const { colourOf, classOf, onOpen } = props;
  const root = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const now = useWallClock(props.now);
  const draft = useHoursGestures(root, props);
  useScrollToNow(root, { now, columns, visibleHours });
  const lanes =
    view === 'week'
      ? computeBackgroundLanes(entries.filter(isBackground), members.length)
      : undefined;
  const renderEntry = renderers.renderEntry;
  return (
    <div
      ref={root}
      className="calendar-grid calendar-hours"
      data-view={view}
      style={{ '--columns': columns.length } as CSSProperties}
    >
      <HoursHeads
        columns={columns}
        today={wallDay(now)}
        renderers={renderers}
        onDay={props.onDay}
      />
      <div className="calendar-body">
        <HourLabels visibleHours={visibleHours} />
        <SlotCursor
          columns={columns}
          visibleHours={visibleHours}
          onSelectTime={props.onSelectTime}
        />
        {columns.map((column, index) => (
          <HoursColumn
            key={column.key}
            index={index}
            column={column}
            entries={entries.filter((entry) => isInColumn(column, entry))}
            lanes={lanes}
            visibleHours={visibleHours}
            offHours={offHoursOn(column.day, column.member?.id ?? null)}
            nowMinute={minuteNowOn(now, column.day, visibleHours)}
            draft={draft?.column === index ? draft : null}
            draggedKey={draft?.entry?.key ?? null}
            hintId={hintId}
            drawing={{ colourOf, classOf, onOpen, renderEntry }}
          />
        ))}
      </div>
      <GridHint id={hintId} draft={draft} columns={columns} />
    </div>
  );
}
