import type { CallBody } from '@zampa/client/api/call-types';
import type { ProtocolItem } from '@zampa/contract/health/objects/protocol';
import { RECALL_DAYS_MAX, RECALL_STEPS_MAX } from '@zampa/domain/health/recall-steps';

/** Values of the protocol form; what does not apply is empty. */
export type ProtocolValues = {
  enabled: boolean;
  firstAtWeeks: string;
  seriesEveryWeeks: string;
  seriesUntilWeeks: string;
  primaryDoses: string;
  boosterAtWeeks: string;
  repeatMonths: string;
  /** Separated by commas or spaces. */
  recallDays: string;
  /** Empty for the clinic's visit. */
  ServiceId: string;
};

const textOf = (value: number | null) => (value === null ? '' : String(value));

export const toProtocolValues = (rule: ProtocolItem): ProtocolValues => ({
  enabled: rule.enabled,
  firstAtWeeks: textOf(rule.firstAtWeeks),
  seriesEveryWeeks: textOf(rule.seriesEveryWeeks),
  seriesUntilWeeks: textOf(rule.seriesUntilWeeks),
  primaryDoses: textOf(rule.primaryDoses),
  boosterAtWeeks: textOf(rule.boosterAtWeeks),
  repeatMonths: textOf(rule.repeatMonths),
  recallDays: rule.recallDays.join(', '),
  ServiceId: rule.ServiceId ?? '',
});

/** Returns a typed whole number; null if it is empty or not one. */
const numberOf = (typed: string) => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null);

export function toProtocolBody(values: ProtocolValues): CallBody<'updateProtocol'> {
  return {
    enabled: values.enabled,
    firstAtWeeks: numberOf(values.firstAtWeeks) ?? 0,
    seriesEveryWeeks: numberOf(values.seriesEveryWeeks),
    seriesUntilWeeks: numberOf(values.seriesUntilWeeks),
    primaryDoses: numberOf(values.primaryDoses) ?? 1,
    boosterAtWeeks: numberOf(values.boosterAtWeeks),
    repeatMonths: numberOf(values.repeatMonths),
    recallDays: [...(parseRecallDays(values.recallDays) ?? [])],
    ServiceId: values.ServiceId || null,
  };
}

/** Returns why a typed number cannot be saved; true if it can. */
export function validateNumber(
  typed: string,
  { min, max, isOptional }: { min: number; max: number; isOptional: boolean },
): true | 'required' | 'too_small' | 'too_big' {
  if (typed.trim() === '') return isOptional || 'required';
  const value = numberOf(typed);
  if (value === null || value < min) return 'too_small';
  return value <= max || 'too_big';
}

/** Returns the typed days of recalls in order; null if one is not a whole number within a year, or if there are too many. */
export function parseRecallDays(typed: string): readonly number[] | null {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  const days = parts.map((part) =>
    /^[+\-−]?\d{1,3}$/.test(part) ? Number(part.replace('−', '-')) : null,
  );
  const isValid = (day: number | null): day is number =>
    day !== null && Math.abs(day) <= RECALL_DAYS_MAX;
  if (!days.every(isValid)) return null;
  const distinct = [...new Set(days)].toSorted((one, other) => one - other);
  return distinct.length <= RECALL_STEPS_MAX ? distinct : null;
}
