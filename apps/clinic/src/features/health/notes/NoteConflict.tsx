import type { Translate } from '@zampa/i18n/translator';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type FieldTexts, FieldConflicts } from '@zampa/shared-screens/form/FieldConflicts.tsx';
import { emptyNote, type NoteValues, toNoteValues } from './note-values.ts';
import type { NoteConflict as Conflict } from './note-session.ts';
import type { NoteDraft } from './use-note-draft.ts';

/** Shows what another device or person saved beside what is typed here, until one is chosen. */
export function NoteConflict({ draft, conflict }: { draft: NoteDraft; conflict: Conflict }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const textsOf = (values: NoteValues) => noteTexts(t, values);
  return (
    <FieldConflicts
      seen={textsOf(conflict.seen ? toNoteValues(conflict.seen, language) : emptyNote)}
      theirs={textsOf(toNoteValues(conflict.theirs, language))}
      applyTheirs={draft.applyTheirs}
      mergeMine={draft.mergeMine}
    />
  );
}

/** Returns the labels and texts of all fields of a note. */
function noteTexts(t: Translate, values: NoteValues): FieldTexts {
  const diagnoses = values.diagnoses.map(({ text }) => text).join(', ');
  return [
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
