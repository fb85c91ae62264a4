import { createTimetable } from '@zampa/contract/timetables/create-timetable';
import { deleteTimetable } from '@zampa/contract/timetables/delete-timetable';
import { readHoursConflicts } from '@zampa/contract/timetables/read-hours-conflicts';
import { setWorkingHours } from '@zampa/contract/timetables/set-working-hours';
import { updateTimetable } from '@zampa/contract/timetables/update-timetable';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { addTimetable } from './add-timetable.ts';
import { changeTimetable } from './change-timetable.ts';
import { findHoursConflicts } from './find-hours-conflicts.ts';
import { removeTimetable } from './remove-timetable.ts';
import { replaceWorkingHours } from './replace-working-hours.ts';

/** The hours of a facility's week, and the timetables of its staff. */
export const timetables: Feature<Deps> = (serve) => {
  serve.forPeople(setWorkingHours, replaceWorkingHours);
  serve.forPeople(readHoursConflicts, findHoursConflicts);
  serve.forPeople(createTimetable, addTimetable);
  serve.forPeople(updateTimetable, changeTimetable);
  serve.forPeople(deleteTimetable, removeTimetable);
};
