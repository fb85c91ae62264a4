import type { Span } from '@zampa/domain/appointments/slots/spans';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { isBackground, type Lane } from './background-entries.ts';
import { DraftBox } from './DraftBox.tsx';
import { EntryButton } from './EntryButton.tsx';
import type { Draft } from '../gestures/gestures.ts';
import { columnName, type GridColumn } from './grid-columns.ts';
import type { GridEntry } from './grid-entries.ts';
import type { EntryDrawing } from './grid-props.ts';
import { NowLine } from './NowLine.tsx';
import { offHoursStyle } from './off-hours-style.ts';
import { formatHoursOnDay, type PlacedEntry, placeEntries } from './place-entries.ts';

export interface HoursColumnProps {
  index: number;
  column: GridColumn;
  entries: readonly GridEntry[];
  /** Horizontal positions of the backgrounds; without them each takes the full width. */
  lanes: ReadonlyMap<string, Lane> | undefined;
  visibleHours: Span;
  offHours: readonly Span[];
  nowMinute: number | null;
  draft: Draft | null;
  draggedKey: string | null;
  hintId: string;
  drawing: EntryDrawing;
}

/** A column of hours: absences and closures as its background, entries side by side where they overlap. */
export function HoursColumn(props: HoursColumnProps) {
  const { column, entries, lanes, visibleHours, nowMinute, draft, drawing } = props;
  const { t } = useTranslation();
  const place = (of: readonly GridEntry[]) => placeEntries(of, column.day, visibleHours);
  const renderPlaced = ({ entry, ...position }: PlacedEntry) => (
    <EntryButton
      key={entry.key}
      entry={entry}
      time={formatHoursOnDay(t, entry, column.day)}
      style={toPercent(position)}
      isDragged={entry.key === props.draggedKey}
      isResizable={entry.movable}
      hintId={props.hintId}
      drawing={drawing}
    />
  );
  return (
    <div
      className="calendar-column"
      role="group"
      aria-label={columnName(column, useLanguage())}
      data-column={props.index}
      style={offHoursStyle(props.offHours, visibleHours)}
    >
      {place(entries.filter(isBackground)).map((placed) => {
        const { start: left, width } = lanes?.get(placed.entry.key) ?? { start: 0, width: 100 };
        return renderPlaced({ ...placed, left, width });
      })}
      <div className="calendar-entries">
        {place(entries.filter((entry) => !isBackground(entry))).map(renderPlaced)}
        {draft && (
          <DraftBox draft={draft} day={column.day} visibleHours={visibleHours} drawing={drawing} />
        )}
      </div>
      {nowMinute !== null && <NowLine minute={nowMinute} visibleHours={visibleHours} />}
    </div>
  );
}

const toPercent = ({ top, height, left, width }: Omit<PlacedEntry, 'entry'>) => ({
  top: `${top}%`,
  height: `${height}%`,
  insetInlineStart: `${left}%`,
  width: `${width}%`,
});
