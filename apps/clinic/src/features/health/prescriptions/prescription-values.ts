import type { CallBody } from '@zampa/client/api/call-types';
import { parseTime } from '@zampa/domain/timetables/parse-time';

/** A medicine as it is typed. */
export type LineValues = {
  medicine: string;
  ingredient: string;
  strength: string;
  form: string;
  dose: string;
  unit: string;
  route: string;
  schedule: 'hours' | 'times';
  hours: string;
  /** Times of day, separated by commas or spaces. */
  times: string;
  days: string;
  quantity: string;
  instructions: string;
};

export type PrescriptionValues = {
  lines: LineValues[];
  electronicNumber: string;
  pin: string;
};

export const newLine = (texts: { readonly unit: string; readonly route: string }): LineValues => ({
  medicine: '',
  ingredient: '',
  strength: '',
  form: '',
  dose: '',
  unit: texts.unit,
  route: texts.route,
  schedule: 'hours',
  hours: '24',
  times: '08:00, 20:00',
  days: '7',
  quantity: '',
  instructions: '',
});

/** Returns a positive number typed with comma or point; null for any other text. */
export function parseDose(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,6}(\.\d{1,4})?$/.test(text)) return null;
  const value = Number(text);
  return value > 0 ? value : null;
}

/** Returns a whole number from 1 to a maximum; null for any other text. */
export function parseCount(typed: string, max: number): number | null {
  const value = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return value >= 1 && value <= max ? value : null;
}

/** Returns the typed times of day in order; null if one is not a time, or none is typed. */
export function parseTimes(typed: string): readonly string[] | null {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  const times = parts.map((part) => parseTime(part));
  if (times.length === 0 || times.length > TIMES_MAX) return null;
  return times.every((time) => time !== null) ? [...new Set(times)].toSorted() : null;
}

export const TIMES_MAX = 12;
export const HOURS_MAX = 24 * 90;
export const DAYS_MAX = 365;
export const LINES_MAX = 20;

type Line = CallBody<'createPrescription'>['lines'][number];

/** Returns a line for `createPrescription`; the form has validated it. */
export function toLine(values: LineValues): Line {
  const { medicine, ingredient, strength, form, unit, route, quantity, instructions } = values;
  return {
    medicine,
    ingredient: ingredient.trim() || null,
    strength: strength.trim() || null,
    form: form.trim() || null,
    dose: parseDose(values.dose) ?? 0,
    unit,
    route,
    every:
      values.schedule === 'hours'
        ? { hours: parseCount(values.hours, HOURS_MAX) ?? 0 }
        : { times: [...(parseTimes(values.times) ?? [])] },
    days: parseCount(values.days, DAYS_MAX) ?? 0,
    quantity: quantity.trim() || null,
    instructions: instructions.trim() || null,
  };
}
