import { Temporal } from 'temporal-polyfill';
import { dayPlus } from '../time/plain-days.ts';

/** When doses of an item are due: a series for young animals, a booster, then repetitions. */
export type DueRule = {
  /** Age in weeks at the first dose. */
  readonly firstAtWeeks: number;
  /** Weeks between the doses of the series and of the primary doses; null for a single dose. */
  readonly seriesEveryWeeks: number | null;
  /** The series ends with the first dose at this age or later; null without a series. */
  readonly seriesUntilWeeks: number | null;
  /** Least number of doses before the first repetition, for animals of any age. */
  readonly primaryDoses: number;
  /** Age in weeks at the booster; null without one. */
  readonly boosterAtWeeks: number | null;
  /** Months between repetitions; null if it is not repeated. */
  readonly repeatMonths: number | null;
};

/** A dose that was given; days are `YYYY-MM-DD`. */
export type DoseGiven = { readonly givenOn: string; readonly nextDueOn: string | null };

export type DuePet = { readonly birthDate: string | null; readonly deceasedOn: string | null };

export const DUE_STATUSES = ['UPCOMING', 'DUE', 'OVERDUE'] as const;
export type DueStatus = (typeof DUE_STATUSES)[number];

export const DUE_DECISIONS = ['DECLINED', 'POSTPONED'] as const;
export type DueDecision = (typeof DUE_DECISIONS)[number];

/** An item counts as due this many days ahead. */
export const DUE_SOON_DAYS = 30;

/** The next dose of an item, without regard to the current day, so that it can be stored. */
export type NextDose = {
  /** The day on which it is due; null if it is due on any day. */
  readonly dueOn: string | null;
  /** From this day on it is due on the current day, because the history of the pet is unknown; null if never. */
  readonly floatsFrom: string | null;
};

/**
 * Returns when the next dose is due; null if none is: the pet has died, or the rule does not repeat. The day that a vet
 * wrote on the latest dose precedes the rule. For an adult without any known dose it is the current day, because its
 * history is unknown and not overdue since its youth.
 */
export function findNextDose(
  rule: DueRule,
  pet: DuePet,
  doses: readonly DoseGiven[],
): NextDose | null {
  if (pet.deceasedOn !== null) return null;
  const last = doses.toSorted((one, other) => one.givenOn.localeCompare(other.givenOn)).at(-1);
  if (!last) return firstDose(rule, pet.birthDate);
  const dueOn =
    last.nextDueOn ??
    nextInSeries(rule, pet.birthDate, last.givenOn, doses.length) ??
    (rule.repeatMonths === null ? null : plusMonths(last.givenOn, rule.repeatMonths));
  return dueOn === null ? null : { dueOn, floatsFrom: null };
}

/** Returns the day on which the next dose is due, seen from today; null if none is. See `findNextDose`. */
export function findDueDay(
  rule: DueRule,
  pet: DuePet,
  doses: readonly DoseGiven[],
  today: string,
): string | null {
  const next = findNextDose(rule, pet, doses);
  return next && dueDayOf(next, today);
}

/** Returns the day of a stored next dose, seen from today. */
export const dueDayOf = ({ dueOn, floatsFrom }: NextDose, today: string): string =>
  dueOn === null || (floatsFrom !== null && floatsFrom <= today) ? today : dueOn;

/** Returns the status of an item that is due on a day. */
export function dueStatusOf(dueOn: string, today: string): DueStatus {
  if (dueOn < today) return 'OVERDUE';
  return dueOn <= dayPlus(today, DUE_SOON_DAYS) ? 'DUE' : 'UPCOMING';
}

/** Returns the later of the day on which an item is due and the day to which it was postponed. */
export const postponedDay = (dueOn: string, until: string | null): string =>
  until !== null && until > dueOn ? until : dueOn;

type KindItem = {
  readonly kind: string;
  readonly dueOn: string;
  readonly isDeclined: boolean;
};

/**
 * Returns the earliest item of each kind, for a family whose clinics have different protocols. What one clinic declined
 * does not hide what another still offers.
 */
export function earliestPerKind<Item extends KindItem>(items: readonly Item[]): readonly Item[] {
  const earliest = new Map<string, Item>();
  for (const item of items) {
    const other = earliest.get(item.kind);
    if (!other || isBefore(item, other)) earliest.set(item.kind, item);
  }
  return [...earliest.values()];
}

const isBefore = (one: KindItem, other: KindItem): boolean =>
  one.isDeclined === other.isDeclined ? one.dueOn < other.dueOn : other.isDeclined;

function firstDose(rule: DueRule, birthDate: string | null): NextDose {
  if (birthDate === null) return { dueOn: null, floatsFrom: null };
  const dueOn = plusWeeks(birthDate, rule.firstAtWeeks);
  const late = dayPlus(dueOn, 1);
  const adult = rule.seriesUntilWeeks === null ? late : plusWeeks(birthDate, rule.seriesUntilWeeks);
  return { dueOn, floatsFrom: adult > late ? adult : late };
}

/** Returns the day of the next dose before the repetitions begin; null if these have begun. */
function nextInSeries(
  { seriesEveryWeeks, seriesUntilWeeks, primaryDoses, boosterAtWeeks }: DueRule,
  birthDate: string | null,
  lastDay: string,
  count: number,
): string | null {
  const isYounger = (weeks: number | null) =>
    weeks !== null && birthDate !== null && lastDay < plusWeeks(birthDate, weeks);
  const interval = seriesEveryWeeks === null ? null : plusWeeks(lastDay, seriesEveryWeeks);
  if (interval !== null && (count < primaryDoses || isYounger(seriesUntilWeeks))) return interval;
  if (birthDate === null || boosterAtWeeks === null || !isYounger(boosterAtWeeks)) return null;
  const booster = plusWeeks(birthDate, boosterAtWeeks);
  return interval !== null && interval > booster ? interval : booster;
}

const plusWeeks = (day: string, weeks: number) => dayPlus(day, weeks * 7);
/** The last day of a shorter month stands for a day that it does not have. */
const plusMonths = (day: string, months: number) =>
  Temporal.PlainDate.from(day).add({ months }).toString();
