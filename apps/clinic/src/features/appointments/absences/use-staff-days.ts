import { useQuery } from '@tanstack/react-query';
import { useAddAbsence } from '@zampa/client/appointments/availability';
import { calendarQuery } from '@zampa/client/appointments/calendar-queries';
import { useCancelEntry } from '@zampa/client/appointments/use-change-entry';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery } from '@zampa/client/facilities/queries';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import { combineQueries } from '@zampa/client/query/combine-queries';
import type { CallAnswer } from '@zampa/client/api/call-types';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { dayPlus } from '@zampa/domain/time/plain-days';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import {
  AVAILABILITY_DAYS,
  type AvailabilityDay,
  computeAvailabilityDays,
} from './availability-days.ts';

/** Loads what the next days of the team depend on, and adds or removes all-day absences. */
export function useStaffDays() {
  const { id: facilityId, timezone: zone, idRole } = useFacility();
  const api = useApi();
  const first = wallDay(wallDate(useMinuteClock(), zone));
  const events = useQuery(
    calendarQuery(api, facilityId, first, dayPlus(first, AVAILABILITY_DAYS - 1)),
  );
  const configuration = useQuery(configurationQuery(api, facilityId));
  const staff = useQuery(staffQuery(api, facilityId));
  const add = useAddAbsence(facilityId);
  const cancel = useCancelEntry(facilityId);
  const role = staffRoleOf(idRole);
  const toggle = (member: StaffMember, { day, absences }: AvailabilityDay) => {
    const [absence] = absences;
    if (absence) return cancel.mutate(absence);
    add.mutate({
      facilityId,
      userId: member.id,
      start: day,
      end: day,
      allDay: true,
      reason: '',
    });
  };
  return {
    query: {
      data:
        events.data && configuration.data && staff.data
          ? { events: events.data, configuration: configuration.data, staff: staff.data }
          : undefined,
      ...combineQueries(events, configuration, staff),
    },
    /** Today at the clinic. */
    first,
    zone,
    /** Whether the user may change the days of colleagues too. */
    mayChangeAll: role === 'admin' || role === 'desk',
    toggle,
    isBusy: add.isPending || cancel.isPending,
    error: add.error ?? cancel.error,
  };
}

type DaysData = {
  readonly events: readonly CalendarEvent[];
  readonly configuration: Pick<
    CallAnswer<'readFacilityConfiguration'>,
    'timetables' | 'workingHours'
  >;
};

/** Computes the availability of a team member from a day on. */
export const daysOfMember = (
  member: StaffMember,
  { events, configuration }: DaysData,
  first: string,
  zone: string,
): readonly AvailabilityDay[] => {
  const timetable = configuration.timetables.find(({ id }) => id === member.TimetableId);
  const own = timetable?.hours ?? null;
  return computeAvailabilityDays(
    first,
    { memberId: member.id, own },
    configuration.workingHours,
    events,
    zone,
  );
};
