import { NativeSelect } from '@mantine/core';
import type { Person } from '@zampa/contract/people/user';
import { fullName } from '@zampa/domain/people/names';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Switch } from '@zampa/ui/mantine/Switch';
import type { AbsenceFieldsProps } from './absence-values.ts';
import { PeriodFields } from './PeriodFields.tsx';

export interface PersonAndPeriodFieldsProps extends AbsenceFieldsProps {
  /** Label of the person field. */
  label: string;
  people: readonly Person[];
  /** Whether the entry may apply to the whole clinic. */
  isForAll: boolean;
}

/** Fields for the person and the period of a calendar entry. */
export function PersonAndPeriodFields({
  label,
  people,
  isForAll,
  values,
  set,
}: PersonAndPeriodFieldsProps) {
  const { t } = useTranslation();
  const everybody = { value: '', label: t('appointments:bookings.absence.everybody') };
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
        label={t('appointments:bookings.absence.allDay')}
        checked={values.allDay}
        onChange={({ currentTarget }) => set({ allDay: currentTarget.checked })}
      />
      <PeriodFields values={values} set={set} />
    </>
  );
}
