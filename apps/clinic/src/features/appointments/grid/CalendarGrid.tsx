import './calendar-hours.css';
import './calendar-entry.css';
import '../month/calendar-month.css';
import { visibleDays } from '../calendar/visible-days.ts';
import { toDayColumns, toMemberDayColumns } from './grid-columns.ts';
import type { CalendarGridProps } from './grid-props.ts';
import { HoursGrid } from './HoursGrid.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: a day is shown first. Its styles above are not, since a later sheet would cause a relayout. */
const MonthGrid = lazyPart(async () => (await import('../month/MonthGrid.tsx')).MonthGrid);

/** The calendar grid: hours of a day by member, hours of a week, or days of a month, in the clinic's time zone. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, day, members } = props;
  if (view === 'month') return <MonthGrid {...props} />;
  const columns =
    view === 'day' ? toMemberDayColumns(day, members) : toDayColumns(visibleDays('week', day));
  return <HoursGrid {...props} key={view} columns={columns} />;
}
