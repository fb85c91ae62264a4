import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMoveEntry } from '@zampa/client/calendar/use-change-entry';
import { wallDate } from '@zampa/client/calendar/wall-date';
import { wallDay, wallTime } from '@zampa/client/calendar/wall-day';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import type { CalendarEvent } from '@zampa/contract/calendar/objects';
import type { StaffFacility } from '@zampa/contract/my-data/user';
import { isWrittenOnMove } from '@zampa/domain/appointments/reminders';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import { fullName } from '@zampa/domain/people/names';
import { minuteOf } from '@zampa/domain/timetables/weekly-hours';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { SlotChoice } from './SlotChoice.tsx';
import { TellClient } from './TellClient.tsx';
import { timeOf } from './visit-values.ts';
import styles from './visit-form.module.css';

export interface MoveDialogProps {
  facility: StaffFacility;
  event: CalendarEvent;
  onClose: () => void;
}

/** Another time for a booking, without dragging it. */
export function MoveDialog({ facility, event, onClose }: MoveDialogProps) {
  const { t } = useTranslation();
  const zone = facility.timezone;
  const now = useMinuteClock();
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facility.id));
  const move = useMoveEntry(facility.id);
  const [values, setValues] = useState(() => valuesOf(event, zone));
  const [tellClient, setTellClient] = useState(true);
  const set = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  const minutes = Number(values.minutes);
  const isWhole =
    values.day !== '' &&
    minuteOf(values.time) !== null &&
    values.member !== '' &&
    Number.isInteger(minutes) &&
    minutes > 0;
  const wanted = isWhole ? timeOf(values, minutes, zone) : null;
  const isWritten =
    wanted !== null && isWrittenOnMove(event.payload.status, new Date(wanted.start), now);
  const save = () =>
    wanted &&
    move.mutate({ event, time: wanted, ...(isWritten && { tellClient }) }, { onSuccess: onClose });
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('calendar:move.title')}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button disabled={!isWhole} loading={move.isPending} onClick={save}>
            {t('calendar:move.submit')}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <NativeSelect
          label={t('calendar:booking.member')}
          value={values.member}
          onChange={({ currentTarget }) => set({ member: currentTarget.value })}
          data={staff
            .filter(({ id, idRole }) => mayBeAssigned(idRole) || id === values.member)
            .map((person) => ({ value: person.id, label: fullName(person) }))}
        />
        <div className={styles['pair']}>
          <TextInput
            type="date"
            label={t('calendar:booking.day')}
            value={values.day}
            onChange={({ currentTarget }) => set({ day: currentTarget.value })}
          />
          <TextInput
            type="time"
            label={t('calendar:booking.time')}
            value={values.time}
            onChange={({ currentTarget }) => set({ time: currentTarget.value })}
          />
          <TextInput
            inputMode="numeric"
            label={t('calendar:booking.minutes')}
            value={values.minutes}
            onChange={({ currentTarget }) => set({ minutes: currentTarget.value })}
          />
        </div>
        {values.day !== '' && (
          <SlotChoice
            wanted={{
              facilityId: facility.id,
              services: event.payload.services,
              pets: event.payload.pets,
              ...(values.member && { assigneeId: values.member }),
            }}
            zone={zone}
            day={values.day}
            chosen={wanted ? [wanted.start] : []}
            onDay={(day) => set({ day })}
            onChoose={({ time }) => set({ time })}
          />
        )}
        {isWritten && <TellClient checked={tellClient} onChange={setTellClient} />}
        <CallProblem error={move.error} />
      </div>
    </ModalDialog>
  );
}

function valuesOf({ payload }: CalendarEvent, zone: string) {
  const { start, end, resource } = payload.event;
  const wall = start ? wallDate(start, zone) : null;
  const minutes = start && end ? (Date.parse(end) - Date.parse(start)) / 60_000 : 30;
  return {
    day: wall ? wallDay(wall) : '',
    time: wall ? wallTime(wall) : '',
    minutes: String(minutes),
    member: resource ?? '',
  };
}
