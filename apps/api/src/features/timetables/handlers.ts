// Made by `npm run generate` from the files that are named here.
export { createTimetable } from './create-timetable.ts';
export { deleteTimetable } from './delete-timetable.ts';
export { readHoursConflicts } from './read-hours-conflicts.ts';
export { setWorkingHours } from './set-working-hours.ts';
export { updateTimetable } from './update-timetable.ts';
