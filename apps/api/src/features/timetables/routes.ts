import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/context.ts';
import { createTimetable } from './create-timetable.ts';
import { updateTimetable } from './update-timetable.ts';
import { readHoursConflicts } from './read-hours-conflicts.ts';
import { deleteTimetable } from './delete-timetable.ts';
import { setWorkingHours } from './set-working-hours.ts';

/** The hours of a facility's week, and the timetables of its staff. */
export const timetablesFeature: Feature<Deps> = (serve, deps) => {
  serve.forPeople(deps, {
    setWorkingHours,
    readHoursConflicts,
    createTimetable,
    updateTimetable,
    deleteTimetable,
  });
};
