import type { GridColumn } from './grid-columns.ts';
import type { CalendarGridProps } from './grid-props.ts';

export type HoursHeadsProps = Pick<CalendarGridProps, 'renderers' | 'onDay'> & {
  columns: readonly GridColumn[];
  today: string;
};

/** Headers of the columns: members, or days that open the day view. */
export function HoursHeads({ columns, today, renderers, onDay }: HoursHeadsProps) {
  return (
    <div className="calendar-heads">
      <div className="calendar-corner" />
      {columns.map(({ key, day, member }) => (
        <div key={key} className="calendar-head" data-today={day === today || undefined}>
          {member ? (
            renderers.renderMember(member)
          ) : (
            <button type="button" className="calendar-link" onClick={() => onDay(day)}>
              {renderers.renderWeekday(day)}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
