import { wallDay } from '@zampa/domain/time/wall-day';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Components, EventProps, HeaderProps, ResourceHeaderProps } from 'react-big-calendar';
import { useGridRenderers } from './grid-context.ts';
import type { GridEntry } from './grid-entries.ts';

function Entry({ event }: EventProps<GridEntry>) {
  return useGridRenderers().renderEntry(event);
}

/** Unlike the views with hours, the month view does not render an entry as a button. */
function MonthEntry({ event }: EventProps<GridEntry>) {
  return (
    <button type="button" className="calendar-button">
      {useGridRenderers().renderEntry(event)}
    </button>
  );
}

function MemberTitle({ resource }: ResourceHeaderProps<StaffMember>) {
  return useGridRenderers().renderMember(resource);
}

function WeekdayTitle({ date }: HeaderProps) {
  return useGridRenderers().renderWeekday(wallDay(date));
}

/** Components that react-big-calendar uses for its contents. */
export const gridComponents: Components<GridEntry, StaffMember> = {
  event: Entry,
  resourceHeader: MemberTitle,
  week: { header: WeekdayTitle },
  month: { event: MonthEntry },
};
