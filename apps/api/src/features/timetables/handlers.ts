// Made by `npm run generate` from the files that are named here.
export { createTimetable } from './create-timetable.ts';
export { deleteTimetable } from './delete-timetable.ts';
export { readHoursConflicts } from './read-hours-conflicts.ts';
export { updateTimetable } from './update-timetable.ts';
export { updateWorkingHours } from './update-working-hours.ts';
