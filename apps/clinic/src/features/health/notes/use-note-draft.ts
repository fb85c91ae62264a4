import { useQueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { mergeTyped } from '@zampa/client/forms/merge-typed';
import { type Autosave, type AutosaveState, createAutosave } from '@zampa/client/health/autosave';
import { createNoteSender, type PendingCreation } from '@zampa/client/health/note-sender';
import { notesQuery } from '@zampa/client/health/pet-queries';
import { usePersonDatabase } from '@zampa/client/session/PersonDatabaseProvider.tsx';
import { deleteDraft, saveDraft } from '@zampa/client/storage/save-draft';
import type { VisitNote } from '@zampa/contract/health/objects/note';
import { useLanguage } from '@zampa/i18n/use-language';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { NotePlace } from './note-place.ts';
import { emptyNote, isSameNote, type NoteValues, toNoteBody, toNoteValues } from './note-values.ts';

/** What is kept on the device until the server has it. */
export type LocalNote = {
  readonly values: NoteValues;
  /** The version that was edited; null before the first save. */
  readonly base: VisitNote | null;
  readonly creation: PendingCreation | null;
};

export type NoteDraftOptions = {
  readonly place: NotePlace;
  /** The stored draft; null for a note that is not saved yet. */
  readonly note: VisitNote | null;
  /** What was typed on this device and not saved. */
  readonly local: LocalNote | null;
};

/** A version that another device or person saved, beside the one that was edited here. */
export type NoteConflict = { readonly seen: VisitNote | null; readonly theirs: VisitNote };

export type NoteDraft = {
  readonly form: UseFormReturn<NoteValues>;
  readonly state: AutosaveState;
  /** The stored draft; null before the first save. */
  readonly stored: VisitNote | null;
  readonly conflict: NoteConflict | null;
  /** Shows the other version and drops what was typed here. */
  readonly applyTheirs: () => void;
  /** Keeps the fields that were typed here and takes the others from the other version. */
  readonly mergeMine: () => void;
  /** Saves now what is unsaved, and returns the stored note. Rejects if that fails. */
  readonly flush: () => Promise<VisitNote>;
  /** Saves a change that the form makes by itself, such as a template. */
  readonly save: () => void;
  /** Forgets what is kept on this device, after the note was signed or deleted. */
  readonly forget: () => void;
};

/**
 * Edits a visit note. Every change is kept on the device at once and saved on the server soon after. If another device
 * or person saved first, both versions are shown until one is chosen.
 */
export function useNoteDraft({ place, note, local }: NoteDraftOptions): NoteDraft {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const inDatabase = usePersonDatabase();
  const language = useLanguage();
  const toValues = (version: VisitNote | null) =>
    version ? toNoteValues(version, language) : emptyNote;
  const isTypedOverOther = isOutdated(local, note, toValues);
  const base = isTypedOverOther ? (local?.base ?? null) : note;
  const form = useForm<NoteValues>({ defaultValues: local?.values ?? toValues(note) });
  const [state, setState] = useState<AutosaveState>({ status: 'saved', error: null });
  const [stored, setStored] = useState(base);
  const [conflict, setConflict] = useState<NoteConflict | null>(
    isTypedOverOther && note ? { seen: base, theirs: note } : null,
  );
  const autosave = useRef<Autosave<NoteValues, VisitNote> | null>(null);
  const keepCopy = useRef<(values: NoteValues) => void>(() => undefined);
  const latest = useRef(stored);
  const { subscribe, getValues, reset } = form;
  const { name } = place;

  useEffect(() => {
    const { petId: PetId, facilityId, conversationId } = place;
    const sender = createNoteSender({
      api,
      place: { PetId, facilityId, conversationId },
      creation: local?.creation ?? null,
    });
    const keep = (values: NoteValues) => {
      const copy: LocalNote = {
        values: structuredClone(values),
        base: latest.current,
        creation: sender.creation(),
      };
      inDatabase((open) => saveDraft(open, name, copy)).catch(() => undefined);
    };
    keepCopy.current = keep;
    const findTheirs = async () => {
      const query = notesQuery(api, place);
      await queryClient.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' });
      const notes = await queryClient.fetchQuery(query);
      return notes.find(({ id }) => id === latest.current?.id);
    };
    /** Continues over a version that was saved from here without an answer; shows any other beside this one. */
    const settle = (theirs: VisitNote) => {
      const isOwn = sender.unanswered().some((body) => isSavedBody(body, theirs));
      if (!isOwn || theirs.status === 'SIGNED')
        return setConflict({ seen: latest.current, theirs });
      latest.current = theirs;
      setStored(theirs);
      autosave.current?.rebase(theirs);
      autosave.current?.change(structuredClone(getValues()));
    };
    const current = createAutosave<NoteValues, VisitNote>({
      base: latest.current,
      send: (values, over) => sender.send(toNoteBody(values), over),
      onStored: (saved) => {
        latest.current = saved;
        setStored(saved);
        queryClient.setQueryData(notesQuery(api, place).queryKey, (notes) =>
          notes ? [saved, ...notes.filter(({ id }) => id !== saved.id)] : notes,
        );
        if (isSameNote(getValues(), toNoteValues(saved, language)))
          inDatabase((open) => deleteDraft(open, name)).catch(() => undefined);
        else keep(getValues());
      },
      onState: (next) => {
        setState(next);
        const { error } = next;
        const isOtherFirst =
          error instanceof ApiRefusal && ['STALE', 'NOTE_SIGNED'].includes(error.code);
        if (!isOtherFirst) return;
        findTheirs().then(
          (theirs) => theirs && settle(theirs),
          () => undefined,
        );
      },
    });
    autosave.current = current;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        if (type !== 'change') return;
        keep(values);
        current.change(structuredClone(values));
      },
    });
    // What was typed before a reload is saved without another change; two versions wait for a choice.
    if (local && !isTypedOverOther) current.change(structuredClone(local.values));
    const retry = () => current.retry();
    window.addEventListener('online', retry);
    return () => {
      stop();
      window.removeEventListener('online', retry);
      current.flush().catch(() => undefined);
      current.stop();
    };
    // One editor has one place and starts from one version.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [api, inDatabase, queryClient, name]);

  const resolve = (values: NoteValues, theirs: VisitNote) => {
    latest.current = theirs;
    setStored(theirs);
    setConflict(null);
    reset(values);
    autosave.current?.rebase(theirs);
  };
  const save = () => {
    const values = structuredClone(getValues());
    keepCopy.current(values);
    autosave.current?.change(values);
  };
  const forget = () => {
    autosave.current?.stop();
    inDatabase((open) => deleteDraft(open, name)).catch(() => undefined);
  };
  return {
    form,
    state,
    stored,
    conflict,
    applyTheirs: () => {
      if (conflict) resolve(toValues(conflict.theirs), conflict.theirs);
      inDatabase((open) => deleteDraft(open, name)).catch(() => undefined);
    },
    mergeMine: () => {
      if (!conflict) return;
      const { seen, theirs } = conflict;
      const merging = { seen: toValues(seen), typed: getValues(), theirs: toValues(theirs) };
      resolve(mergeTyped(merging), theirs);
      save();
    },
    flush: async () => {
      if (!latest.current) save();
      await autosave.current?.flush();
      if (!latest.current) throw new Error('The note was not saved');
      return latest.current;
    },
    save,
    forget,
  };
}

/** Returns whether a version has the texts of a change that was sent. */
const isSavedBody = (body: ReturnType<typeof toNoteBody>, saved: VisitNote): boolean =>
  (['reason', 'history', 'findings', 'assessment', 'plan', 'privateNote'] as const).every(
    (field) => (body[field] ?? '').trim() === (saved[field] ?? ''),
  );

/** Returns whether something typed here was based on another version than the stored one, and differs from it. */
function isOutdated(
  local: LocalNote | null,
  note: VisitNote | null,
  toValues: (version: VisitNote) => NoteValues,
): boolean {
  if (!local || !note || local.base?.version === note.version) return false;
  return !isSameNote(local.values, toValues(note));
}
