import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FieldConflicts } from '@zampa/shared-screens/form/FieldConflicts.tsx';
import { noteTexts } from './note-texts.ts';
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
