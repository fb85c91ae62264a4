import { DateField } from '@zampa/shared-screens/form/DateField.tsx';
import { TextInput } from '@mantine/core';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { TimeOfDayField } from '@zampa/shared-screens/form/TimeOfDayField.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { parseMinute } from '@zampa/domain/timetables/weekly-hours';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { PromisedTimeWarning } from './PromisedTimeWarning.tsx';
import { SlotChoice } from './SlotChoice.tsx';
import { MemberField } from './visit-form/MemberField.tsx';
import styles from './visit-form.module.css';
import { TimeWarningNote } from './TimeWarningNote.tsx';
import { isSkippedTime, toEntryTime, type VisitProblem, type VisitValues } from './visit-values.ts';

export type TimeValues = Pick<VisitValues, 'member' | 'day' | 'time' | 'minutes'>;

export interface TimeFieldsProps {
  /** The team members to choose from. */
  members: readonly StaffMember[];
  /** Whether the member may be left open. */
  anybody?: boolean;
  values: TimeValues;
  /** The duration, typed or from the services; null if what was typed is invalid. */
  minutes: number | null;
  /** The services and pets, which determine the available slots. */
  about: { readonly services: readonly string[]; readonly pets: readonly string[] };
  /** The visit that gets the time; null for a new one. */
  visitId: string | null;
  textOf?: (problem: VisitProblem) => string | undefined;
  onChange: (part: Partial<TimeValues>) => void;
}

/** Fields for the team member, date, time and duration. Offers available slots; staff may enter any other time. */
export function TimeFields(props: TimeFieldsProps) {
  const facility = useFacility();
  const { members, values, minutes, about, onChange } = props;
  const { textOf = () => undefined } = props;
  const zone = facility.timezone;
  const isSkipped = isSkippedTime(values, zone);
  const isComplete = values.day !== '' && parseMinute(values.time) !== null && !isSkipped;
  const time = isComplete && minutes !== null ? toEntryTime(values, minutes, zone) : null;
  return (
    <>
      <MemberField
        members={members}
        anybody={props.anybody ?? false}
        value={values.member}
        error={textOf('member')}
        onChange={(member) => onChange({ member })}
      />
      <WhenFields
        values={values}
        minutes={minutes}
        isSkipped={isSkipped}
        textOf={textOf}
        onChange={onChange}
      />
      {time && (
        <TimeWarningNote
          day={values.day}
          time={time}
          member={members.find(({ id }) => id === values.member)}
        />
      )}
      {values.day !== '' && (
        <SlotChoice
          filter={{
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
        <PromisedTimeWarning day={values.day} time={time} visitId={props.visitId} />
      )}
    </>
  );
}

interface WhenFieldsProps extends Pick<TimeFieldsProps, 'values' | 'minutes' | 'onChange'> {
  /** Whether clocks skip the time on that day. */
  isSkipped: boolean;
  textOf: (problem: VisitProblem) => string | undefined;
}

function WhenFields({ values, minutes, isSkipped, textOf, onChange }: WhenFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['pair']}>
      <DateField
        label={t('appointments:bookings.booking.day')}
        value={values.day}
        onChange={(day) => onChange({ day: day })}
      />
      <TimeOfDayField
        label={t('appointments:bookings.booking.time')}
        value={values.time}
        error={isSkipped ? t('appointments:bookings.booking.leaptOver') : textOf('time')}
        onChange={(typed) => onChange({ time: typed })}
      />
      <TextInput
        inputMode="numeric"
        label={t('appointments:bookings.booking.minutes')}
        value={values.minutes}
        placeholder={minutes === null ? '' : String(minutes)}
        error={textOf('minutes')}
        onChange={({ currentTarget }) => onChange({ minutes: currentTarget.value })}
      />
    </div>
  );
}
