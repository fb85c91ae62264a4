import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { Switch } from '@zampa/ui/mantine/Switch';
import { useQuery } from '@tanstack/react-query';
import { useAddOtherEntry } from '@zampa/client/appointments/availability';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import { useMe } from '@zampa/client/session/use-me';
import { fullName } from '@zampa/domain/people/names';
import { staffStanding } from '@zampa/domain/people/roles';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type FormEvent, useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { absenceOf, type AbsenceValues, firstValues } from './absence-values.ts';
import styles from './availability.module.css';
import { PeriodFields } from './PeriodFields.tsx';

export interface OtherEntryDrawerProps {
  start: { readonly at?: string; readonly day?: string; readonly member?: string };
  onClose: () => void;
}

/**
 * Lets somebody make a new entry that is neither a visit nor an absence: a meeting, a delivery. Times stay free to be
 * booked.
 */
export function OtherEntryDrawer({ start, onClose }: OtherEntryDrawerProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const me = useMe();
  const standing = staffStanding(facility.idRole);
  const isKeeper = standing === 'admin' || standing === 'desk';
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facility.id));
  const [title, setTitle] = useState('');
  const [values, setValues] = useState(() => {
    const day =
      start.at?.slice(0, 10) ?? start.day ?? wallDay(wallDate(new Date(), facility.timezone));
    return firstValues(
      isKeeper ? (start.member ?? me.id) : me.id,
      day,
      start.at?.slice(11) ?? '09:00',
    );
  });
  const set = (part: Partial<AbsenceValues>) => setValues((known) => ({ ...known, ...part }));
  const add = useAddOtherEntry(facility.id);
  const period = absenceOf(values, facility.id, facility.timezone);
  const people = isKeeper ? staff : staff.filter(({ id }) => id === me.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!period || title.trim() === '' || add.isPending) return;
    const { userId = null, start: from, end, allDay = false, reason: note = '' } = period;
    add.mutate(
      { title: title.trim(), resource: userId, start: from, end, allDay, note },
      { onSuccess: onClose },
    );
  };
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={t('appointments-bookings:other.title')}
      closeLabel={t('common:actions.close')}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        <TextInput
          label={t('appointments-bookings:other.what')}
          description={t('appointments-bookings:other.whatHint')}
          required
          maxLength={120}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <NativeSelect
          label={t('appointments-bookings:other.whose')}
          value={values.member}
          onChange={({ currentTarget }) => set({ member: currentTarget.value })}
          data={[
            ...people.map((person) => ({ value: person.id, label: fullName(person) })),
            ...(isKeeper
              ? [{ value: '', label: t('appointments-bookings:absence.everybody') }]
              : []),
          ]}
        />
        <Switch
          label={t('appointments-bookings:absence.allDay')}
          checked={values.allDay}
          onChange={({ currentTarget }) => set({ allDay: currentTarget.checked })}
        />
        <PeriodFields values={values} set={set} />
        <Textarea
          label={t('appointments-bookings:other.note')}
          description={t('appointments-bookings:absence.reasonHint')}
          maxLength={500}
          rows={2}
          value={values.reason}
          onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
        />
        <CallProblem error={add.error} />
        <div className={styles['actions']}>
          <Button type="submit" disabled={!period || title.trim() === ''} loading={add.isPending}>
            {t('appointments-bookings:other.submit')}
          </Button>
        </div>
      </form>
    </SideDrawer>
  );
}
