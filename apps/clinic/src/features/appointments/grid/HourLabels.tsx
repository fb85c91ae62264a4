import type { Span } from '@zampa/domain/appointments/slots/spans';
import { formatMinute } from '@zampa/domain/timetables/weekly-hours';

/** The hours beside the columns. */
export function HourLabels({ visibleHours: { from, to } }: { visibleHours: Span }) {
  const hours = Array.from({ length: (to - from) / 60 }, (_none, index) => from + index * 60);
  return (
    <div className="calendar-gutter">
      {hours.map((minute) => (
        <div key={minute} className="calendar-hour">
          <span className="calendar-hour-label">{formatMinute(minute)}</span>
        </div>
      ))}
    </div>
  );
}
