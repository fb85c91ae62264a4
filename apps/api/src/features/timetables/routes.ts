import {
  createTimetable,
  deleteTimetable,
  readHoursConflicts,
  setWorkingHours,
  updateTimetable,
} from '@zampa/contract/timetables/write-timetables';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import type { AppointmentParts } from '../../records/appointment-parts.ts';
import { addTimetable } from './add-timetable.ts';
import { changeTimetable } from './change-timetable.ts';
import { findHoursConflicts } from './find-hours-conflicts.ts';
import { removeTimetable } from './remove-timetable.ts';
import { replaceWorkingHours } from './replace-working-hours.ts';

/** The hours of a facility's week, and the timetables of its staff; new hours call off what was decided with them. */
export const timetables =
  (appointments: Pick<AppointmentParts, 'cancel'>): Feature<Deps> =>
  (serve, deps) => {
    serve.forPeople(setWorkingHours, (served) =>
      replaceWorkingHours(deps, served, appointments.cancel),
    );
    serve.forPeople(readHoursConflicts, findHoursConflicts);
    serve.forPeople(createTimetable, (served) => addTimetable(deps, served, appointments.cancel));
    serve.forPeople(updateTimetable, (served) =>
      changeTimetable(deps, served, appointments.cancel),
    );
    serve.forPeople(deleteTimetable, removeTimetable);
  };
