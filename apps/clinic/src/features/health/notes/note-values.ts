import type { CallBody } from '@zampa/client/api/call-types';
import { serverNow } from '@zampa/client/api/server-clock';
import type { VisitNote } from '@zampa/contract/health/objects/note';
import { parseGrams } from '@zampa/domain/pets/weight';
import type { Vitals } from '@zampa/domain/health/vital-ranges';
import type { Language } from '@zampa/domain/people/languages';
import { dateToSave, type NoteDate, type NoteDateRules, toNoteDate } from './note-date.ts';

/** Texts of a visit note that templates can fill. */
export type NoteTexts = Readonly<
  Record<'reason' | 'history' | 'findings' | 'assessment' | 'plan', string>
>;

/** Values of the note form; a value that was not measured is an empty string. */
export type NoteValues = NoteDate & {
  reason: string;
  history: string;
  findings: string;
  temperatureC: string;
  heartRate: string;
  respiratoryRate: string;
  /** In kilograms. */
  weight: string;
  bodyConditionScore: string;
  painScore: string;
  mucousMembranes: string;
  capillaryRefillS: string;
  assessment: string;
  diagnoses: { text: string; chronic: boolean }[];
  plan: string;
  privateNote: string;
  /** `YYYY-MM-DD` */
  deceasedOn: string;
};

/** How a note is shown in its form. */
export type NoteFormat = { readonly language: Language; readonly zone: string };

export const emptyNote: NoteValues = {
  day: '',
  time: '',
  reason: '',
  history: '',
  findings: '',
  temperatureC: '',
  heartRate: '',
  respiratoryRate: '',
  weight: '',
  bodyConditionScore: '',
  painScore: '',
  mucousMembranes: '',
  capillaryRefillS: '',
  assessment: '',
  diagnoses: [],
  plan: '',
  privateNote: '',
  deceasedOn: '',
};

/** Numbers of the form with the bounds of the contract. */
const NUMBERS = {
  temperatureC: { min: 20, max: 50, isWhole: false },
  heartRate: { min: 0, max: 1000, isWhole: true },
  respiratoryRate: { min: 0, max: 1000, isWhole: true },
  bodyConditionScore: { min: 1, max: 9, isWhole: true },
  painScore: { min: 0, max: 4, isWhole: true },
  capillaryRefillS: { min: 0, max: 60, isWhole: false },
} as const;
export type NumberField = keyof typeof NUMBERS;
const NUMBER_FIELDS = Object.keys(NUMBERS) as NumberField[];

/** Returns a number typed with comma or point; null if it is empty or not a possible value of the field. */
export function parseVital(field: NumberField, typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  const { min, max, isWhole } = NUMBERS[field];
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return null;
  const value = Number(text);
  return value < min || value > max || (isWhole && !Number.isInteger(value)) ? null : value;
}

/** Returns the fields with a typed value that cannot be saved. */
export function findInvalidFields(values: NoteValues): readonly (NumberField | 'weight')[] {
  const numbers = NUMBER_FIELDS.filter(
    (field) => values[field].trim() !== '' && parseVital(field, values[field]) === null,
  );
  const hasBadWeight = values.weight.trim() !== '' && parseGrams(values.weight) === null;
  return hasBadWeight ? [...numbers, 'weight'] : numbers;
}

/** Returns the vitals of the form; null for what is empty or invalid. */
export function toVitals(values: NoteValues): Vitals {
  return {
    temperatureC: parseVital('temperatureC', values.temperatureC),
    heartRate: parseVital('heartRate', values.heartRate),
    respiratoryRate: parseVital('respiratoryRate', values.respiratoryRate),
    weightG: parseGrams(values.weight),
    bodyConditionScore: parseVital('bodyConditionScore', values.bodyConditionScore),
    painScore: parseVital('painScore', values.painScore),
    mucousMembranes: values.mucousMembranes.trim() || null,
    capillaryRefillS: parseVital('capillaryRefillS', values.capillaryRefillS),
  };
}

/** Returns the values of a note that begins now. */
export const newNote = (zone: string): NoteValues => ({
  ...emptyNote,
  ...toNoteDate(new Date(serverNow()), zone),
});

/**
 * Returns the fields of a note for `createNote` and `updateNote`. Invalid numbers and an impossible date are left out until
 * corrected.
 */
export function toNoteBody(values: NoteValues, rules: NoteDateRules): CallBody<'updateNote'> {
  const { reason, history, findings, assessment, plan, privateNote } = values;
  const date = dateToSave(values, rules, new Date(serverNow()));
  return {
    ...(date !== undefined && { date }),
    reason,
    history,
    findings,
    assessment,
    plan,
    privateNote,
    vitals: toVitals(values),
    diagnoses: values.diagnoses.filter(({ text }) => text.trim() !== ''),
    deceasedOn: values.deceasedOn || null,
  };
}

/** Formats a number of a note for its field, with the decimal separator of the language. */
const formatNumber = (value: number | null | undefined, language: string, scale = 1) =>
  value === null || value === undefined
    ? ''
    : new Intl.NumberFormat(language, { maximumFractionDigits: 3, useGrouping: false }).format(
        value / scale,
      );

export function toNoteValues(note: VisitNote, { language, zone }: NoteFormat): NoteValues {
  const { reason, history, findings, vitals, assessment, plan, privateNote = '' } = note;
  const numbers = NUMBER_FIELDS.map((field) => [field, formatNumber(vitals[field], language)]);
  return {
    ...emptyNote,
    ...toNoteDate(note.date, zone),
    ...(Object.fromEntries(numbers) as Record<NumberField, string>),
    reason,
    history,
    findings,
    assessment,
    plan,
    privateNote,
    weight: formatNumber(vitals.weightG, language, 1000),
    mucousMembranes: vitals.mucousMembranes ?? '',
    diagnoses: note.diagnoses.map(({ text, chronic }) => ({ text, chronic })),
    deceasedOn: note.deceasedOn ?? '',
  };
}

/** Returns whether two notes say the same, apart from spaces at the ends, which the server removes. */
export const isSameNote = (one: NoteValues, other: NoteValues): boolean =>
  JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other));

const trimmed = (values: NoteValues): NoteValues => {
  const texts = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  const diagnoses = values.diagnoses
    .map(({ text, chronic }) => ({ text: text.trim(), chronic }))
    .filter(({ text }) => text !== '');
  return { ...(Object.fromEntries(texts) as NoteValues), diagnoses };
};
