import { MINUTE_MS } from '@zampa/domain/time/durations';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Move, useMoveEntry } from '@zampa/client/appointments/use-move-entry';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay, wallTime } from '@zampa/domain/time/wall-day';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { shouldEmailClientOnMove } from '@zampa/domain/appointments/reminders';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import { parseMinute } from '@zampa/domain/timetables/weekly-hours';
import { BookingLine } from '@zampa/shared-screens/appointments/BookingLine.tsx';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { clientReach } from './client-reach.ts';
import { NotifyClientCheckbox } from './NotifyClientCheckbox.tsx';
import { TimeFields, type TimeValues } from './TimeFields.tsx';
import { isSkippedTime, toEntryTime, parseMinutes } from './visit-values.ts';
import styles from './visit-form.module.css';

export interface MoveDialogProps {
  event: CalendarEvent;
  /** The initial day, if not the booking's own. */
  startDay?: string;
  onClose: () => void;
  /** Called after the move, with the updated entry. */
  onMoved: (move: Move, changed: CalendarEvent) => void;
}

/** Form to move a booking to another time without dragging it. */
export function MoveDialog({ event, startDay, onClose, onMoved }: MoveDialogProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const zone = facility.timezone;
  const now = useMinuteClock();
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facility.id));
  const move = useMoveEntry(facility.id);
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
    // The entry, and with it this dialog, may be unmounted before the response arrives, so callbacks of `mutate`
    // would not run.
    void move.mutateAsync(request).then(
      (changed) => {
        onMoved(request, changed);
        onClose();
      },
      () => undefined,
    );
  };
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('appointments:calendar.move.title')}
      closeLabel={t('common:actions.close')}
      isBusy={move.isPending}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button disabled={!newTime} loading={move.isPending} onClick={save}>
            {t('appointments:calendar.move.submit')}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <BookingLine booking={event} zone={zone} />
        <TimeFields
          members={staff.filter(({ id, idRole }) => mayBeAssigned(idRole) || id === values.member)}
          values={values}
          minutes={minutes}
          about={event.payload}
          visitId={event.parent_id}
          onChange={(part) => setValues({ ...values, ...part })}
        />
        {canNotify && (
          <NotifyClientCheckbox
            checked={shouldNotify}
            emailReach={clientReach(event.client)}
            onChange={setShouldNotify}
          />
        )}
        <CallProblem error={move.error} />
      </div>
    </ModalDialog>
  );
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
