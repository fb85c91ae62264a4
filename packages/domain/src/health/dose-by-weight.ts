import { dayPlus } from '../time/plain-days.ts';

/** A recorded weight; `weighedOn` is `YYYY-MM-DD`. */
export type Weighing = { readonly grams: number; readonly weighedOn: string };

/** A weight is too old to dose by after this many days; of animals under six months, which grow, sooner. */
const WEIGHT_DAYS = 30;
const WEIGHT_DAYS_YOUNG = 7;
const YOUNG_DAYS = 183;

export type DoseAdvice = {
  readonly milligrams: number;
  readonly weighing: Weighing;
  /** Whether the pet should be weighed again first. */
  readonly isWeightOld: boolean;
};

/** Returns the dose of a pet: milligrams per kilogram times its latest weight, rounded to a hundredth. */
export function doseByWeight(
  milligramsPerKg: number,
  weighing: Weighing,
  birthDate: string | null,
  today: string,
): DoseAdvice {
  const isYoung = birthDate !== null && today < dayPlus(birthDate, YOUNG_DAYS);
  const days = isYoung ? WEIGHT_DAYS_YOUNG : WEIGHT_DAYS;
  return {
    milligrams: Math.round((milligramsPerKg * weighing.grams) / 10) / 100,
    weighing,
    isWeightOld: dayPlus(weighing.weighedOn, days) < today,
  };
}
