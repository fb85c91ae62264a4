import { useLanguage } from '@zampa/i18n/use-language';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { NoteFormat } from './note-values.ts';

/** Returns how a note is shown in its form: in the reader's language and the zone of the clinic. */
export function useNoteFormat(): NoteFormat {
  return { language: useLanguage(), zone: useFacility().timezone };
}
