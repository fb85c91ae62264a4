import { formatCalendarDay } from '@zampa/i18n/format/dates';
import type { Translate } from '@zampa/i18n/translator';
import type { FieldTexts } from '@zampa/shared-screens/form/FieldConflicts.tsx';
import type { NoteValues } from './note-values.ts';

/** Returns the labels and texts of all fields of a note. */
export function noteTexts(t: Translate, values: NoteValues): FieldTexts {
  const diagnoses = values.diagnoses.map(({ text }) => text).join(', ');
  return [
    [t('health:clinic.note.date'), `${formatCalendarDay(values.day)} ${values.time}`.trim()],
    [t('health:clinic.note.reason'), values.reason],
    [t('health:clinic.note.history'), values.history],
    [t('health:clinic.vitals.weight'), values.weight],
    [t('health:clinic.vitals.temperature'), values.temperatureC],
    [t('health:clinic.vitals.heartRate'), values.heartRate],
    [t('health:clinic.vitals.respiratoryRate'), values.respiratoryRate],
    [t('health:clinic.vitals.capillaryRefill'), values.capillaryRefillS],
    [t('health:clinic.vitals.mucousMembranes'), values.mucousMembranes],
    [t('health:clinic.vitals.bodyCondition'), values.bodyConditionScore],
    [t('health:clinic.vitals.pain'), values.painScore],
    [t('health:clinic.note.findings'), values.findings],
    [t('health:clinic.note.assessment'), values.assessment],
    [t('health:clinic.note.diagnoses'), diagnoses],
    [t('health:clinic.note.plan'), values.plan],
    [t('health:clinic.note.private'), values.privateNote],
    [t('health:clinic.note.diedOn'), values.deceasedOn],
  ];
}
