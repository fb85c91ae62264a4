import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Span } from '@zampa/domain/appointments/slots/spans';
import type { ReactNode } from 'react';
import type { CalendarView } from '../calendar/visible-days.ts';
import type { GridColumn } from './grid-columns.ts';
import type { DropPosition, GridEntry } from './grid-entries.ts';

/** A position in the grid that was clicked or dragged over. `minutes` is null if no range was drawn. */
export type GridPosition = {
  readonly start: Date;
  readonly minutes: number | null;
  readonly memberId: string | null;
};

/** Renderers for the contents of the grid, which knows nothing of services and people. */
export type GridRenderers = {
  readonly renderEntry: (entry: GridEntry) => ReactNode;
  readonly renderMember: (member: StaffMember) => ReactNode;
  readonly renderWeekday: (day: string) => ReactNode;
};

export interface CalendarGridProps {
  view: Exclude<CalendarView, 'agenda'>;
  day: string;
  entries: readonly GridEntry[];
  /** The columns of the day view. */
  members: readonly StaffMember[];
  renderers: GridRenderers;
  colourOf: (entry: GridEntry) => string;
  classOf: (entry: GridEntry) => string;
  now: () => Date;
  /** The visible hours, in minutes after midnight. */
  visibleHours: Span;
  /** Returns the hours outside working time on a day, for a member if the view has columns. */
  offHoursOn: (day: string, memberId: string | null) => readonly Span[];
  /** The visit that is being dragged in from the list. */
  dragged: GridEntry | null;
  onOpen: (entry: GridEntry) => void;
  onDay: (day: string) => void;
  onMove: (entry: GridEntry, position: DropPosition, how: 'move' | 'resize') => void;
  onSelectTime: (place: GridPosition) => void;
  onDropVisit: (place: GridPosition) => void;
}

/** Draws an entry and opens it. */
export type EntryDrawing = Pick<CalendarGridProps, 'colourOf' | 'classOf' | 'onOpen'> & {
  readonly renderEntry: GridRenderers['renderEntry'];
};

/** The grid with its columns. */
export type HoursGridProps = CalendarGridProps & { columns: readonly GridColumn[] };
