import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import { useMe } from '@zampa/client/session/use-me';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import {
  toAbsence,
  findAbsenceProblem,
  type AbsenceValues,
  initialAbsenceValues,
} from './absence-values.ts';

/** Where in the calendar a new entry was started: a time (`2026-05-04T09:30`, in the clinic's time zone) or a day. */
export type EntryStart = {
  readonly at?: string;
  readonly day?: string;
  readonly member?: string;
};

/**
 * Manages the form values of a new calendar entry, initially for the signed-in person. Admins and the desk may
 * enter it for anyone, others only for themselves.
 *
 * @param usualTime start time if only a day was chosen; without it, the entry takes the whole day
 */
export function useNewEntry(start: EntryStart, usualTime?: string) {
  const { id: facilityId, timezone: zone, idRole } = useFacility();
  const me = useMe();
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facilityId));
  const role = staffRoleOf(idRole);
  const isForAll = role === 'admin' || role === 'desk';
  const [values, setValues] = useState(() => {
    const day = start.at?.slice(0, 10) ?? start.day ?? wallDay(wallDate(new Date(), zone));
    const member = isForAll ? (start.member ?? me.id) : me.id;
    return initialAbsenceValues(member, day, start.at?.slice(11) ?? usualTime);
  });
  return {
    facilityId,
    zone,
    values,
    set: (part: Partial<AbsenceValues>) => setValues((current) => ({ ...current, ...part })),
    people: isForAll ? staff : staff.filter(({ id }) => id === me.id),
    isForAll,
    /** Null while the values are incomplete or the end is not after the start. */
    period: toAbsence(values, facilityId, zone),
    problem: findAbsenceProblem(values, zone),
  };
}
