import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import { useMe } from '@zampa/client/session/use-me';
import { staffStanding } from '@zampa/domain/people/roles';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { absenceOf, absenceProblem, type AbsenceValues, firstValues } from './absence-values.ts';

/** Where in the calendar a new entry was begun: at a time of a day (`2026-05-04T09:30`, by the clinic’s clocks), or on a day. */
export type EntryStart = {
  readonly at?: string;
  readonly day?: string;
  readonly member?: string;
};

/**
 * Holds what is chosen of a new entry of the calendar, at first of whoever enters it. Admins and the desk enter those of
 * all, everybody else their own.
 *
 * @param usualTime when it begins where only a day was pressed; without it, it is for the whole day
 */
export function useNewEntry(start: EntryStart, usualTime?: string) {
  const { id: facilityId, timezone: zone, idRole } = useFacility();
  const me = useMe();
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facilityId));
  const standing = staffStanding(idRole);
  const isForAll = standing === 'admin' || standing === 'desk';
  const [values, setValues] = useState(() => {
    const day = start.at?.slice(0, 10) ?? start.day ?? wallDay(wallDate(new Date(), zone));
    const member = isForAll ? (start.member ?? me.id) : me.id;
    return firstValues(member, day, start.at?.slice(11) ?? usualTime);
  });
  return {
    facilityId,
    zone,
    values,
    set: (part: Partial<AbsenceValues>) => setValues((known) => ({ ...known, ...part })),
    people: isForAll ? staff : staff.filter(({ id }) => id === me.id),
    isForAll,
    /** Null while something is missing or ends before it starts. */
    period: absenceOf(values, facilityId, zone),
    problem: absenceProblem(values, zone),
  };
}
