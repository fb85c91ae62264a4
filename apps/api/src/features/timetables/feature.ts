import { defineFeature } from '../../feature.ts';
import { createTimetable } from './create-timetable.ts';
import { updateTimetable } from './update-timetable.ts';
import { readHoursConflicts } from './read-hours-conflicts.ts';
import { deleteTimetable } from './delete-timetable.ts';
import { setWorkingHours } from './set-working-hours.ts';

/** The hours of a facility's week, and the timetables of its staff; new hours call off what was decided with them. */
export const timetablesFeature = defineFeature({
  calls: {
    forPeople: {
      setWorkingHours,
      createTimetable,
      updateTimetable,
      readHoursConflicts,
      deleteTimetable,
    },
  },
});
