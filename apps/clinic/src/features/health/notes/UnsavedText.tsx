import { Button } from '@mantine/core';
import { useDraft } from '@zampa/client/forms/use-draft';
import type { VisitNote } from '@zampa/contract/health/objects/note';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { noteTexts } from './note-texts.ts';
import type { LocalNote } from './note-session.ts';
import { isSameNote, toNoteValues } from './note-values.ts';
import { useNoteFormat } from './use-note-format.ts';

export interface UnsavedTextProps {
  note: VisitNote;
  /** Name of the copy on this device. */
  name: string;
}

/** Text that was typed here while the note was signed on another device, until it is discarded. */
export function UnsavedText({ note, name }: UnsavedTextProps) {
  const { t } = useTranslation();
  const format = useNoteFormat();
  const { value, clear } = useDraft<LocalNote | null>(name, null);
  const signed = toNoteValues(note, format);
  // A copy of an earlier version of the app has no date.
  const typed = value && { ...signed, ...value.values };
  if (!typed || isSameNote(typed, signed)) return null;
  const saved = new Map(noteTexts(t, signed));
  const unsaved = noteTexts(t, typed).filter(
    ([label, text]) => text !== '' && text !== saved.get(label),
  );
  if (unsaved.length === 0) return null;
  return (
    <Callout tone="ask">
      <Text weight="600">{t('health:clinic.steps.unsaved')}</Text>
      <Facts>
        {unsaved.map(([label, text]) => (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ))}
      </Facts>
      <div>
        <Button variant="default" onClick={clear}>
          {t('health:clinic.steps.discard')}
        </Button>
      </div>
    </Callout>
  );
}
