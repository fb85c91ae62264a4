import { wallDay } from '@zampa/domain/time/wall-day';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Components, EventProps, HeaderProps, ResourceHeaderProps } from 'react-big-calendar';
import { useGrid } from './grid-context.ts';
import type { GridEntry } from './grid-entries.ts';

function Entry({ event }: EventProps<GridEntry>) {
  return useGrid().renderEntry(event);
}

/** In hours the calendar makes a button of an entry, in a month it does not. */
function MonthEntry({ event }: EventProps<GridEntry>) {
  return (
    <button type="button" className="calendar-button">
      {useGrid().renderEntry(event)}
    </button>
  );
}

function MemberTitle({ resource }: ResourceHeaderProps<StaffMember>) {
  return useGrid().renderMember(resource);
}

function WeekdayTitle({ date }: HeaderProps) {
  return useGrid().renderWeekday(wallDay(date));
}

/** What is drawn inside the calendar's own frame. */
export const gridParts: Components<GridEntry, StaffMember> = {
  event: Entry,
  resourceHeader: MemberTitle,
  week: { header: WeekdayTitle },
  month: { event: MonthEntry },
};
