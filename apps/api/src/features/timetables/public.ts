/** Functions that other features may use. */
export { insertEmptyTimetable } from './insert-empty-timetable.ts';
export { timetableJson } from './timetable-json.ts';
export { hoursJson } from './weekly-hours.ts';
