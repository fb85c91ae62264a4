import { Button, NativeSelect, Textarea } from '@mantine/core';
import { Switch } from '@zampa/ui/mantine/Switch';
import { useQuery } from '@tanstack/react-query';
import { conflictsQuery, useAddAbsence } from '@zampa/client/appointments/availability';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import { useMe } from '@zampa/client/session/use-me';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { fullName } from '@zampa/domain/people/names';
import { staffStanding } from '@zampa/domain/people/roles';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type ReactNode, useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import {
  absenceOf,
  type AbsenceProblem,
  absenceProblem,
  type AbsenceValues,
  firstValues,
} from './absence-values.ts';
import styles from './availability.module.css';
import { Conflicts } from './Conflicts.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { RepeatFields } from './RepeatFields.tsx';

export interface AbsenceDrawerProps {
  start: { readonly at?: string; readonly day?: string; readonly member?: string };
  /** What can be done about a booking that is in the way. */
  renderSolution: (event: CalendarEvent) => ReactNode;
  onClose: () => void;
}

/**
 * Lets somebody enter a new absence; the bookings in its way are said before it is kept, each with what can be done
 * about it.
 */
export function AbsenceDrawer({ start, renderSolution, onClose }: AbsenceDrawerProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const me = useMe();
  const api = useApi();
  const zone = facility.timezone;
  const standing = staffStanding(facility.idRole);
  const isKeeper = standing === 'admin' || standing === 'desk';
  const { data: staff = [] } = useQuery(staffQuery(api, facility.id));
  const [values, setValues] = useState(() => {
    const day = start.at?.slice(0, 10) ?? start.day ?? wallDay(wallDate(new Date(), zone));
    return firstValues(isKeeper ? (start.member ?? me.id) : me.id, day, start.at?.slice(11));
  });
  const set = (part: Partial<AbsenceValues>) => setValues((known) => ({ ...known, ...part }));
  const absence = absenceOf(values, facility.id, zone);
  const problem = absenceProblem(values, zone);
  const conflicts = useQuery(conflictsQuery(api, absence));
  const add = useAddAbsence(facility.id);
  const isBlocked = (conflicts.data?.length ?? 0) > 0;
  const people = isKeeper ? staff : staff.filter(({ id }) => id === me.id);
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={t('appointments-bookings:absence.title')}
      closeLabel={t('common:actions.close')}
    >
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (absence && !isBlocked && !add.isPending) add.mutate(absence, { onSuccess: onClose });
        }}
      >
        <NativeSelect
          label={t('appointments-bookings:absence.whose')}
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
        <RepeatFields values={values} set={set} />
        <Textarea
          label={t('appointments-bookings:absence.reason')}
          description={t('appointments-bookings:absence.reasonHint')}
          maxLength={500}
          rows={2}
          value={values.reason}
          onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
        />
        <ErrorLine>{problem && problemText(t, problem)}</ErrorLine>
        {absence && <Conflicts query={conflicts} zone={zone} renderSolution={renderSolution} />}
        <ErrorLine>{add.error && t('appointments-bookings:absence.failed')}</ErrorLine>
        <CallProblem error={add.error} />
        <div className={styles['actions']}>
          <Button type="submit" disabled={!absence || isBlocked} loading={add.isPending}>
            {t('appointments-bookings:absence.submit')}
          </Button>
        </div>
      </form>
    </SideDrawer>
  );
}

function problemText(t: Translate, problem: AbsenceProblem): string {
  switch (problem) {
    case 'END_BEFORE_START':
      return t('appointments-bookings:absence.problem.END_BEFORE_START');
    case 'NO_WEEKDAYS':
      return t('appointments-bookings:absence.problem.NO_WEEKDAYS');
    case 'LAST_DAY_BEFORE_FIRST':
      return t('appointments-bookings:absence.problem.LAST_DAY_BEFORE_FIRST');
  }
}
