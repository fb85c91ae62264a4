import { NativeSelect, TextInput } from '@mantine/core';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { TimeOfDayField } from '@zampa/shared-screens/form/TimeOfDayField.tsx';
import { fullName } from '@zampa/domain/people/names';
import { useTranslation } from '@zampa/i18n/use-translation';
import { minuteOf } from '@zampa/domain/timetables/weekly-hours';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { PromisedNote } from './PromisedNote.tsx';
import { SlotChoice } from './SlotChoice.tsx';
import styles from './visit-form.module.css';
import { TimeDoubtNote } from './TimeDoubtNote.tsx';
import { isLeaptOver, timeOf, type VisitProblem, type VisitValues } from './visit-values.ts';

export type TimeValues = Pick<VisitValues, 'member' | 'day' | 'time' | 'minutes'>;

export interface TimeFieldsProps {
  /** Of whom one is chosen. */
  members: readonly StaffMember[];
  /** Whether it may be left open who. */
  anybody?: boolean;
  values: TimeValues;
  /** How long it takes, as chosen or as it usually does; null where that cannot be understood. */
  minutes: number | null;
  /** What is to be done and for whom, which decides the times that are free. */
  about: { readonly services: readonly string[]; readonly pets: readonly string[] };
  /** The visit that gets the time; null for a new one. */
  visitId: string | null;
  textOf?: (problem: VisitProblem) => string | undefined;
  onChange: (part: Partial<TimeValues>) => void;
}

/** Asks with whom, when and for how long. Free times are offered; staff may also choose any other. */
export function TimeFields(props: TimeFieldsProps) {
  const facility = useFacility();
  const { members, values, minutes, about, onChange } = props;
  const { textOf = () => undefined } = props;
  const { t } = useTranslation();
  const zone = facility.timezone;
  const isLeapt = isLeaptOver(values, zone);
  const isTyped = values.day !== '' && minuteOf(values.time) !== null && !isLeapt;
  const time = isTyped && minutes !== null ? timeOf(values, minutes, zone) : null;
  return (
    <>
      <NativeSelect
        label={t('appointments-bookings:booking.member')}
        value={values.member}
        error={textOf('member')}
        onChange={({ currentTarget }) => onChange({ member: currentTarget.value })}
        data={[
          ...(props.anybody
            ? [{ value: '', label: t('appointments-bookings:booking.anybody') }]
            : []),
          ...members.map((member) => ({ value: member.id, label: fullName(member) })),
        ]}
      />
      <div className={styles['pair']}>
        <TextInput
          type="date"
          label={t('appointments-bookings:booking.day')}
          value={values.day}
          onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}
        />
        <TimeOfDayField
          label={t('appointments-bookings:booking.time')}
          value={values.time}
          error={isLeapt ? t('appointments-bookings:booking.leaptOver') : textOf('time')}
          onChange={(typed) => onChange({ time: typed })}
        />
        <TextInput
          inputMode="numeric"
          label={t('appointments-bookings:booking.minutes')}
          value={values.minutes}
          placeholder={minutes === null ? '' : String(minutes)}
          error={textOf('minutes')}
          onChange={({ currentTarget }) => onChange({ minutes: currentTarget.value })}
        />
      </div>
      {time && (
        <TimeDoubtNote
          day={values.day}
          time={time}
          member={members.find(({ id }) => id === values.member)}
        />
      )}
      {values.day !== '' && (
        <SlotChoice
          wanted={{
            facilityId: facility.id,
            services: about.services,
            pets: about.pets,
            ...(values.member && { assigneeId: values.member }),
            ...(values.minutes.trim() !== '' && minutes !== null && { minutes }),
          }}
          zone={zone}
          day={values.day}
          chosen={time ? [time.start] : []}
          onDay={(day) => onChange({ day })}
          onChoose={(free) =>
            onChange({ time: free.time, member: values.member || (free.assignees[0] ?? '') })
          }
        />
      )}
      {time && values.member && (
        <PromisedNote day={values.day} time={time} visitId={props.visitId} />
      )}
    </>
  );
}
