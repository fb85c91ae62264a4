import type { Span } from '@zampa/domain/appointments/slots/spans';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { Draft } from '../gestures/gestures.ts';
import type { EntryDrawing } from './grid-props.ts';
import { formatHoursOnDay, toVerticalPosition, visibleSpan } from './place-entries.ts';

export interface DraftBoxProps {
  draft: Draft;
  day: string;
  visibleHours: Span;
  drawing: EntryDrawing;
}

/** Previews a drag in its column: the selected range, or the entry at its new time. */
export function DraftBox({ draft, day, visibleHours, drawing }: DraftBoxProps) {
  const { t } = useTranslation();
  const { top, height } = toVerticalPosition(visibleSpan(draft, day, visibleHours), visibleHours);
  const style = { top: `${top}%`, height: `${height}%` };
  const time = formatHoursOnDay(t, draft, day);
  const { entry } = draft;
  if (!entry)
    return (
      <div className="calendar-selection" style={style} aria-hidden="true">
        {time}
      </div>
    );
  const { classOf, colourOf, renderEntry } = drawing;
  return (
    <div
      className={`calendar-entry calendar-draft calendar-${classOf(entry)}`}
      style={{ ...style, color: colourOf(entry) }}
      aria-hidden="true"
    >
      <span className="calendar-entry-content">
        <strong>{time}</strong>
        {renderEntry(entry)}
      </span>
    </div>
  );
}
