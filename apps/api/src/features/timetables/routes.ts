import type { Deps } from '../../deps.ts';
import type { Feature } from '../../http/context.ts';
import type { AppointmentParts } from '../../records/appointment-parts.ts';
import { createTimetable } from './create-timetable.ts';
import { updateTimetable } from './update-timetable.ts';
import { readHoursConflicts } from './read-hours-conflicts.ts';
import { deleteTimetable } from './delete-timetable.ts';
import { setWorkingHours } from './set-working-hours.ts';

/** The hours of a facility's week, and the timetables of its staff; new hours call off what was decided with them. */
export const timetablesFeature =
  (appointments: AppointmentParts): Feature<Deps> =>
  (serve, deps) => {
    serve.forPeople(
      { ...deps, appointments },
      { setWorkingHours, createTimetable, updateTimetable },
    );
    serve.forPeople(deps, { readHoursConflicts, deleteTimetable });
  };
