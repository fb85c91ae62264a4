import { DAY_MINUTES, MINUTE_MS } from '@zampa/domain/time/durations';
import { HOME_VISIT_SERVICE_TYPE, VIDEO_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { instantOf, isEverShown } from '@zampa/domain/time/wall-date';
import { wallAt } from '@zampa/domain/time/wall-day';
import type { EntryTime } from '@zampa/client/appointments/use-move-entry';
import type { Service } from '@zampa/contract/facilities/objects';
import type { UpfrontValue } from './upfront-choice.ts';
import { minuteOf } from '@zampa/domain/timetables/weekly-hours';

/** The family that a visit is for. */
export type VisitFamily = { readonly id: string; readonly name: string };

/** What is chosen of a new booking. */
export type VisitValues = {
  readonly family: VisitFamily | null;
  readonly pets: readonly string[];
  readonly services: readonly string[];
  /** Empty: anybody who is free. */
  readonly member: string;
  /** A day and a time of the clinic. */
  readonly day: string;
  readonly time: string;
  /** As typed; empty is as long as the services take. */
  readonly minutes: string;
  readonly note: string;
  readonly address: string;
  /** What is paid before it is confirmed; null where that is afterwards. */
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

/** Returns the chosen ones of the services. */
export const chosenOf = (values: Pick<VisitValues, 'services'>, services: readonly Service[]) =>
  services.filter(({ id }) => values.services.includes(id));

/** Returns how long a visit is to take, in minutes; null where that cannot be understood. */
export function minutesOf(
  values: Pick<VisitValues, 'services' | 'minutes'>,
  services: readonly Service[],
): number | null {
  return typedMinutes(
    values.minutes,
    chosenOf(values, services).reduce((sum, { duration }) => sum + duration, 0),
  );
}

/** Returns minutes as typed, the usual ones where nothing was; null for what is no length of a visit. */
export function typedMinutes(typed: string, usual: number): number | null {
  const minutes = typed.trim() === '' ? usual : Number(typed);
  return Number.isInteger(minutes) && minutes > 0 && minutes <= DAY_MINUTES ? minutes : null;
}

/** Returns the category of a visit: one in the clinic or at home, or one by video where that is all of it. */
export function categoryOf(values: Pick<VisitValues, 'services'>, services: readonly Service[]) {
  const chosen = chosenOf(values, services);
  const isVideo =
    chosen.length > 0 && chosen.every(({ ServiceTypeId }) => ServiceTypeId === VIDEO_SERVICE_TYPE);
  return isVideo ? 'VIDEOCONSULTATION' : 'VISIT';
}

export const needsAddress = (values: Pick<VisitValues, 'services'>, services: readonly Service[]) =>
  chosenOf(values, services).some(({ ServiceTypeId }) => ServiceTypeId === HOME_VISIT_SERVICE_TYPE);

/** Returns what is still missing, in the order of the form. */
export function problemsOf(
  values: VisitValues,
  services: readonly Service[],
): readonly VisitProblem[] {
  const missing: readonly (VisitProblem | false)[] = [
    values.family === null && 'family',
    values.pets.length === 0 && 'pets',
    values.services.length === 0 && 'services',
    (values.day === '' || minuteOf(values.time) === null) && 'time',
    values.member === '' && 'member',
    minutesOf(values, services) === null && 'minutes',
  ];
  return missing.filter((problem) => problem !== false);
}

/** Returns whether the clocks leap over a day and time that were typed, so that there is none such. */
export function isLeaptOver(
  { day, time }: Pick<VisitValues, 'day' | 'time'>,
  zone: string,
): boolean {
  const minute = minuteOf(time);
  return day !== '' && minute !== null && !isEverShown(wallAt(day, minute), zone);
}

/** Returns the chosen time as instants. Call it once nothing is missing. */
export function timeOf(
  values: Pick<VisitValues, 'day' | 'time' | 'member'>,
  minutes: number,
  zone: string,
): EntryTime {
  const start = instantOf(wallAt(values.day, minuteOf(values.time) ?? 0), zone);
  const end = new Date(start.getTime() + minutes * MINUTE_MS);
  return { start: start.toISOString(), end: end.toISOString(), resource: values.member };
}
