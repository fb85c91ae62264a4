import type { CSSProperties } from 'react';
import type { GridEntry } from './grid-entries.ts';
import type { EntryDrawing } from './grid-props.ts';

export interface EntryButtonProps {
  entry: GridEntry;
  /** Its hours, for screen readers; visible from its place. Null if the content has them. */
  time: string | null;
  style: CSSProperties;
  isDragged: boolean;
  isResizable: boolean;
  /** The element that describes the keys which move an entry. */
  hintId: string;
  drawing: EntryDrawing;
}

/** An entry of the grid as a button that opens it. */
export function EntryButton(props: EntryButtonProps) {
  const { entry, time, style, isDragged, isResizable, hintId } = props;
  const { classOf, colourOf, onOpen, renderEntry } = props.drawing;
  return (
    <button
      type="button"
      className={`calendar-entry calendar-${classOf(entry)}`}
      style={{ ...style, color: colourOf(entry) }}
      data-key={entry.key}
      data-movable={entry.movable || undefined}
      data-dragged={isDragged || undefined}
      aria-describedby={entry.movable ? hintId : undefined}
      onClick={() => onOpen(entry)}
    >
      {isResizable && <span className="calendar-edge" data-edge="start" />}
      {time !== null && <span className="calendar-entry-time">{time} </span>}
      <span className="calendar-entry-content">{renderEntry(entry)}</span>
      {isResizable && <span className="calendar-edge" data-edge="end" />}
    </button>
  );
}
