/** What other features may use of this one. */
export { timetableJson } from './timetable-json.ts';
export { hoursJson } from './weekly-hours.ts';
