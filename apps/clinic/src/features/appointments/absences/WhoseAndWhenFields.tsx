import { NativeSelect } from '@mantine/core';
import type { Person } from '@zampa/contract/people/user';
import { fullName } from '@zampa/domain/people/names';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Switch } from '@zampa/ui/mantine/Switch';
import type { AbsenceFieldsProps } from './absence-values.ts';
import { PeriodFields } from './PeriodFields.tsx';

export interface WhoseAndWhenFieldsProps extends AbsenceFieldsProps {
  /** What is asked for with the people. */
  label: string;
  people: readonly Person[];
  /** Whether it may be for the whole facility. */
  isForAll: boolean;
}

/** Asks for whom an entry of the calendar is, and from when to when. */
export function WhoseAndWhenFields({
  label,
  people,
  isForAll,
  values,
  set,
}: WhoseAndWhenFieldsProps) {
  const { t } = useTranslation();
  const everybody = { value: '', label: t('appointments-bookings:absence.everybody') };
  return (
    <>
      <NativeSelect
        label={label}
        value={values.member}
        onChange={({ currentTarget }) => set({ member: currentTarget.value })}
        data={[
          ...people.map((person) => ({ value: person.id, label: fullName(person) })),
          ...(isForAll ? [everybody] : []),
        ]}
      />
      <Switch
        label={t('appointments-bookings:absence.allDay')}
        checked={values.allDay}
        onChange={({ currentTarget }) => set({ allDay: currentTarget.checked })}
      />
      <PeriodFields values={values} set={set} />
    </>
  );
}
