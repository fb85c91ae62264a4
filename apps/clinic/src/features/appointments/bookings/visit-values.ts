import { DAY_MINUTES, MINUTE_MS } from '@zampa/domain/time/durations';
import { HOME_VISIT_SERVICE_TYPE, VIDEO_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { instantOf, isExistingTime } from '@zampa/domain/time/wall-date';
import { wallAt } from '@zampa/domain/time/wall-day';
import type { EntryTime } from '@zampa/client/appointments/use-move-entry';
import type { Service } from '@zampa/contract/facilities/objects';
import type { UpfrontValue } from './upfront-choice.ts';
import { parseMinute } from '@zampa/domain/timetables/weekly-hours';

/** The client's family for which a visit is booked. */
export type VisitFamily = { readonly id: string; readonly name: string };

/** Form values of a new booking. */
export type VisitValues = {
  readonly family: VisitFamily | null;
  readonly pets: readonly string[];
  readonly services: readonly string[];
  /** Empty for any available team member. */
  readonly member: string;
  /** Date and time in the clinic's time zone. */
  readonly day: string;
  readonly time: string;
  /** As typed; if empty, the duration of the services. */
  readonly minutes: string;
  readonly note: string;
  readonly address: string;
  /** The prepayment; null if the visit is paid afterwards. */
  readonly upfront: UpfrontValue | null;
};

export type VisitProblem =
  | 'family'
  | 'pets'
  | 'services'
  | 'member'
  | 'time'
  | 'minutes'
  | 'window';

/** Returns the chosen services. */
export const chosenServices = (
  values: Pick<VisitValues, 'services'>,
  services: readonly Service[],
) => services.filter(({ id }) => values.services.includes(id));

/** Returns the duration of a visit in minutes; null if what was typed is invalid. */
export function visitMinutes(
  values: Pick<VisitValues, 'services' | 'minutes'>,
  services: readonly Service[],
): number | null {
  return parseMinutes(
    values.minutes,
    chosenServices(values, services).reduce((sum, { duration }) => sum + duration, 0),
  );
}

/**
 * Parses a typed duration in minutes; an empty text gives the usual one. Null if it is not an integer from 1 to 1440.
 */
export function parseMinutes(typed: string, usual: number): number | null {
  const minutes = typed.trim() === '' ? usual : Number(typed);
  return Number.isInteger(minutes) && minutes > 0 && minutes <= DAY_MINUTES ? minutes : null;
}

/** Returns VIDEOCONSULTATION if all chosen services are by video, otherwise VISIT. */
export function visitCategory(values: Pick<VisitValues, 'services'>, services: readonly Service[]) {
  const chosen = chosenServices(values, services);
  const isVideo =
    chosen.length > 0 && chosen.every(({ ServiceTypeId }) => ServiceTypeId === VIDEO_SERVICE_TYPE);
  return isVideo ? 'VIDEOCONSULTATION' : 'VISIT';
}

export const needsAddress = (values: Pick<VisitValues, 'services'>, services: readonly Service[]) =>
  chosenServices(values, services).some(
    ({ ServiceTypeId }) => ServiceTypeId === HOME_VISIT_SERVICE_TYPE,
  );

/** Returns the fields that are missing or invalid, in the order of the form. */
export function findVisitProblems(
  values: VisitValues,
  services: readonly Service[],
): readonly VisitProblem[] {
  const missing: readonly (VisitProblem | false)[] = [
    values.family === null && 'family',
    values.pets.length === 0 && 'pets',
    values.services.length === 0 && 'services',
    (values.day === '' || parseMinute(values.time) === null) && 'time',
    values.member === '' && 'member',
    visitMinutes(values, services) === null && 'minutes',
  ];
  return missing.filter((problem) => problem !== false);
}

/** Returns whether the local time does not exist, because the change to daylight saving time skips it. */
export function isSkippedTime(
  { day, time }: Pick<VisitValues, 'day' | 'time'>,
  zone: string,
): boolean {
  const minute = parseMinute(time);
  return day !== '' && minute !== null && !isExistingTime(wallAt(day, minute), zone);
}

/** Returns the chosen time as instants. Requires that day and time are valid. */
export function toEntryTime(
  values: Pick<VisitValues, 'day' | 'time' | 'member'>,
  minutes: number,
  zone: string,
): EntryTime {
  const start = instantOf(wallAt(values.day, parseMinute(values.time) ?? 0), zone);
  const end = new Date(start.getTime() + minutes * MINUTE_MS);
  return { start: start.toISOString(), end: end.toISOString(), resource: values.member };
}
