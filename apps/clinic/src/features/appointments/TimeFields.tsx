import { NativeSelect, TextInput } from '@mantine/core';
import type { StaffMember } from '@zampa/contract/clients/read-clients';
import type { StaffFacility } from '@zampa/contract/my-data/user';
import { fullName } from '@zampa/domain/people/names';
import { useTranslation } from '@zampa/i18n/use-translation';
import { SlotChoice } from './SlotChoice.tsx';
import styles from './visit-form.module.css';
import { timeOf, type VisitProblem, type VisitValues } from './visit-values.ts';

export type TimeValues = Pick<VisitValues, 'member' | 'day' | 'time' | 'minutes'>;

export interface TimeFieldsProps {
  facility: StaffFacility;
  /** Of whom one is chosen. */
  members: readonly StaffMember[];
  /** Whether it may be left open who. */
  anybody?: boolean;
  values: TimeValues;
  /** How long it takes, as chosen or as it usually does; null where that cannot be understood. */
  minutes: number | null;
  /** What is to be done and for whom, which decides the times that are free. */
  about: { readonly services: readonly string[]; readonly pets: readonly string[] };
  textOf?: (problem: VisitProblem) => string | undefined;
  onChange: (part: Partial<TimeValues>) => void;
}

/** With whom, when and for how long. Free times are offered; staff may also choose any other. */
export function TimeFields(props: TimeFieldsProps) {
  const { facility, members, values, minutes, about, onChange } = props;
  const { textOf = () => undefined } = props;
  const { t } = useTranslation();
  const zone = facility.timezone;
  const hasTime = values.day !== '' && values.time !== '' && minutes !== null;
  return (
    <>
      <NativeSelect
        label={t('calendar:booking.member')}
        value={values.member}
        error={textOf('member')}
        onChange={({ currentTarget }) => onChange({ member: currentTarget.value })}
        data={[
          ...(props.anybody ? [{ value: '', label: t('calendar:booking.anybody') }] : []),
          ...members.map((member) => ({ value: member.id, label: fullName(member) })),
        ]}
      />
      <div className={styles['pair']}>
        <TextInput
          type="date"
          label={t('calendar:booking.day')}
          value={values.day}
          onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}
        />
        <TextInput
          type="time"
          label={t('calendar:booking.time')}
          value={values.time}
          error={textOf('time')}
          onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
        />
        <TextInput
          inputMode="numeric"
          label={t('calendar:booking.minutes')}
          value={values.minutes}
          placeholder={minutes === null ? '' : String(minutes)}
          error={textOf('minutes')}
          onChange={({ currentTarget }) => onChange({ minutes: currentTarget.value })}
        />
      </div>
      {values.day !== '' && (
        <SlotChoice
          wanted={{
            facilityId: facility.id,
            ...about,
            ...(values.member && { assigneeId: values.member }),
          }}
          zone={zone}
          day={values.day}
          chosen={hasTime ? [timeOf(values, minutes, zone).start] : []}
          onDay={(day) => onChange({ day })}
          onChoose={({ time, assignees }) =>
            onChange({ time, member: values.member || (assignees[0] ?? '') })
          }
        />
      )}
    </>
  );
}
