import { type Move, useMoveEntry } from '@zampa/client/appointments/use-move-entry';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { shouldEmailClientOnMove } from '@zampa/domain/appointments/reminders';
import { MINUTE_MS } from '@zampa/domain/time/durations';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay, wallTime } from '@zampa/domain/time/wall-day';
import { parseMinute } from '@zampa/domain/timetables/weekly-hours';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { useState } from 'react';
import { useFacility } from '../../../../facility/FacilityProvider.tsx';
import type { TimeValues } from '../TimeFields.tsx';
import { isSkippedTime, parseMinutes, toEntryTime } from '../visit-values.ts';

/**
 * Form that moves a booking: the new time, whether the client is notified, and saving.
 *
 * @param startDay the initial day, if not the booking's own
 * @param onMoved called after the move, with the updated entry
 */
export function useMoveForm(
  event: CalendarEvent,
  startDay: string | undefined,
  onMoved: (move: Move, changed: CalendarEvent) => void,
) {
  const { id: facilityId, timezone: zone } = useFacility();
  const now = useMinuteClock();
  const move = useMoveEntry(facilityId);
  const [values, setValues] = useState(() => initialTimeValues(event, zone, startDay));
  const [shouldNotify, setShouldNotify] = useState(true);
  const minutes = parseMinutes(values.minutes, entryMinutes(event));
  const isComplete =
    values.day !== '' &&
    parseMinute(values.time) !== null &&
    !isSkippedTime(values, zone) &&
    values.member !== '';
  const newTime = isComplete && minutes !== null ? toEntryTime(values, minutes, zone) : null;
  const canNotify =
    newTime !== null && shouldEmailClientOnMove(event.payload.status, new Date(newTime.start), now);
  const save = () => {
    if (!newTime) return;
    const request = { event, time: newTime, ...(canNotify && { tellClient: shouldNotify }) };
    // The entry, and with it the dialog, may be unmounted before the response arrives, so callbacks of `mutate`
    // would not run.
    void move.mutateAsync(request).then(
      (changed) => onMoved(request, changed),
      () => undefined,
    );
  };
  return {
    values,
    set: (part: Partial<TimeValues>) => setValues({ ...values, ...part }),
    minutes,
    canSave: newTime !== null,
    canNotify,
    shouldNotify,
    setShouldNotify,
    move,
    save,
  };
}

function initialTimeValues(event: CalendarEvent, zone: string, startDay?: string): TimeValues {
  const { start, resource } = event.payload.event;
  const wall = start ? wallDate(start, zone) : null;
  return {
    day: startDay ?? (wall ? wallDay(wall) : ''),
    time: wall ? wallTime(wall) : '',
    minutes: String(entryMinutes(event)),
    member: resource ?? '',
  };
}

/** Length in minutes; 30 if the booking has no time yet. */
function entryMinutes({ payload }: CalendarEvent): number {
  const { start, end } = payload.event;
  return start && end ? (Date.parse(end) - Date.parse(start)) / MINUTE_MS : 30;
}
