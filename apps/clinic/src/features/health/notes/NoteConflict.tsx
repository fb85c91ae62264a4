import { useTranslation } from '@zampa/i18n/use-translation';
import { FieldConflicts } from '@zampa/shared-screens/form/FieldConflicts.tsx';
import { noteTexts } from './note-texts.ts';
import { emptyNote, type NoteValues, toNoteValues } from './note-values.ts';
import type { NoteConflict as Conflict } from './note-session.ts';
import type { NoteDraft } from './use-note-draft.ts';
import { useNoteFormat } from './use-note-format.ts';

/** Shows what another device or person saved beside what is typed here, until one is chosen. */
export function NoteConflict({ draft, conflict }: { draft: NoteDraft; conflict: Conflict }) {
  const { t } = useTranslation();
  const format = useNoteFormat();
  const textsOf = (values: NoteValues) => noteTexts(t, values);
  return (
    <FieldConflicts
      seen={textsOf(conflict.seen ? toNoteValues(conflict.seen, format) : emptyNote)}
      theirs={textsOf(toNoteValues(conflict.theirs, format))}
      applyTheirs={draft.applyTheirs}
      mergeMine={draft.mergeMine}
    />
  );
}
