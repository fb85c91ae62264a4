import { MINUTE_MS } from '@zampa/domain/time/durations';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Move, useMoveEntry } from '@zampa/client/appointments/use-move-entry';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay, wallTime } from '@zampa/domain/time/wall-day';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { isWrittenOnMove } from '@zampa/domain/appointments/reminders';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import { minuteOf } from '@zampa/domain/timetables/weekly-hours';
import { BookingLine } from '@zampa/shared-screens/appointments/BookingLine.tsx';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { NotifyClient } from './NotifyClient.tsx';
import { TimeFields, type TimeValues } from './TimeFields.tsx';
import { isLeaptOver, timeOf, typedMinutes } from './visit-values.ts';
import styles from './visit-form.module.css';

export interface MoveDialogProps {
  event: CalendarEvent;
  /** The day that is offered first, where that is not its own. */
  startDay?: string;
  onClose: () => void;
  /** Once it was moved, with the entry as it is then. */
  onMoved: (move: Move, changed: CalendarEvent) => void;
}

/** Asks for another time for a booking, without dragging it. */
export function MoveDialog({ event, startDay, onClose, onMoved }: MoveDialogProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const zone = facility.timezone;
  const now = useMinuteClock();
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facility.id));
  const move = useMoveEntry(facility.id);
  const [values, setValues] = useState(() => valuesOf(event, zone, startDay));
  const [tellClient, setTellClient] = useState(true);
  const minutes = typedMinutes(values.minutes, lengthOf(event));
  const isWhole =
    values.day !== '' &&
    minuteOf(values.time) !== null &&
    !isLeaptOver(values, zone) &&
    values.member !== '';
  const wanted = isWhole && minutes !== null ? timeOf(values, minutes, zone) : null;
  const isWritten =
    wanted !== null && isWrittenOnMove(event.payload.status, new Date(wanted.start), now);
  const save = () => {
    if (!wanted) return;
    const put = { event, time: wanted, ...(isWritten && { tellClient }) };
    // Its entry, and this with it, may have left the days on screen before the answer is here.
    void move.mutateAsync(put).then(
      (changed) => {
        onMoved(put, changed);
        onClose();
      },
      () => undefined,
    );
  };
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('appointments-calendar:move.title')}
      closeLabel={t('common:actions.close')}
      isBusy={move.isPending}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button disabled={!wanted} loading={move.isPending} onClick={save}>
            {t('appointments-calendar:move.submit')}
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
        {isWritten && (
          <NotifyClient
            checked={tellClient}
            closing={event.client?.closing}
            onChange={setTellClient}
          />
        )}
        <CallProblem error={move.error} />
      </div>
    </ModalDialog>
  );
}

function valuesOf(event: CalendarEvent, zone: string, startDay?: string): TimeValues {
  const { start, resource } = event.payload.event;
  const wall = start ? wallDate(start, zone) : null;
  return {
    day: startDay ?? (wall ? wallDay(wall) : ''),
    time: wall ? wallTime(wall) : '',
    minutes: String(lengthOf(event)),
    member: resource ?? '',
  };
}

/** In minutes; half an hour where it has no time yet. */
function lengthOf({ payload }: CalendarEvent): number {
  const { start, end } = payload.event;
  return start && end ? (Date.parse(end) - Date.parse(start)) / MINUTE_MS : 30;
}
