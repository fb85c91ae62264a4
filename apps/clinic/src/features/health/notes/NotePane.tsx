import '@zampa/i18n/english/health';
import '@zampa/i18n/english/health-clinic';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useDraft } from '@zampa/client/forms/use-draft';
import { noteTemplatesQuery } from '@zampa/client/health/clinic-queries';
import { notesQuery } from '@zampa/client/health/pet-queries';
import type { VisitNote } from '@zampa/contract/health/objects/note';
import type { Pet } from '@zampa/contract/pets/objects';
import { mayReadHealth, mayTreat } from '@zampa/domain/people/staff-rights';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense, useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { HealthForbidden } from '../record/HealthForbidden.tsx';
import { isFirstLoad } from '@zampa/shared-screens/states/is-first-load';
import { NoteEditor } from './NoteEditor.tsx';
import { type NotePlace, notePlace } from './note-place.ts';
import type { LocalNote } from './note-session.ts';

/** Lazy-loaded once the note is signed. */
const NoteSteps = lazyPart(async () => (await import('./NoteSteps.tsx')).NoteSteps);

export interface NotePaneProps {
  pet: Pet;
  /** The conversation whose note it is; null for a note on its own. */
  conversationId: string | null;
  /** A stored note; otherwise that of the conversation, or a new one. */
  noteId?: string | undefined;
  onClose: () => void;
}

/** The note of a visit: its form until it is signed, then the next steps and the note to read. */
export function NotePane(props: NotePaneProps) {
  const { pet, conversationId, noteId } = props;
  const facility = useFacility();
  const place = notePlace(
    { petId: pet.id, facilityId: facility.id },
    conversationId,
    noteId ?? 'new',
  );
  // The latest version, which another device may have saved; offline, what is saved on this one.
  const api = useApi();
  const query = useQuery({ ...notesQuery(api, place), refetchOnMount: 'always' });
  const isLatest = query.isFetchedAfterMount || query.fetchStatus === 'paused';
  // The choice of a template is above the fields and would push them down.
  const templates = useQuery(noteTemplatesQuery(api, facility.id));
  const isReady = isLatest && !isFirstLoad(templates);
  if (!mayReadHealth({ ...facility, roleId: facility.idRole }) || !mayTreat(facility.idRole))
    return <HealthForbidden />;
  return (
    <QueryStates query={isReady ? query : { ...query, data: undefined }} shape="block" count={1}>
      {(notes) => <OpenNote key={place.name} {...props} place={place} notes={notes} />}
    </QueryStates>
  );
}

interface OpenNoteProps extends NotePaneProps {
  place: NotePlace;
  notes: readonly VisitNote[];
}

function OpenNote({ pet, conversationId, noteId, place, notes, onClose }: OpenNoteProps) {
  const { t } = useTranslation();
  const local = useDraft<LocalNote | null>(place.name, null);
  const [signed, setSigned] = useState<VisitNote | null>(null);
  // The note that the form started from; the query changes with each save.
  const [started] = useState(() => findNote(notes, conversationId, noteId));
  const latest = notes.find(({ id }) => id === (signed ?? started)?.id) ?? signed ?? started;
  if (latest?.status === 'SIGNED')
    return (
      <Suspense>
        <NoteSteps pet={pet} note={latest} localName={place.name} onClose={onClose} />
      </Suspense>
    );
  if (!local.ready) return <p role="status">{t('common:states.loading')}</p>;
  const ofNote = local.value;
  return (
    <NoteEditor
      pet={pet}
      place={place}
      note={started ?? ofNote?.base ?? null}
      local={ofNote}
      onSigned={setSigned}
      onDeleted={onClose}
    />
  );
}

/** Returns the note with the id, else the latest of the conversation. */
const findNote = (
  notes: readonly VisitNote[],
  conversationId: string | null,
  noteId: string | undefined,
): VisitNote | null =>
  (noteId
    ? notes.find(({ id }) => id === noteId)
    : conversationId && notes.find((note) => note.conversationId === conversationId)) || null;
