import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { mergeTyped } from '@zampa/client/forms/merge-typed';
import type { AutosaveState } from '@zampa/client/health/autosave';
import { notesQuery } from '@zampa/client/health/pet-queries';
import { usePersonDatabase } from '@zampa/client/session/PersonDatabaseProvider.tsx';
import { deleteDraft, saveDraft } from '@zampa/client/storage/save-draft';
import type { VisitNote } from '@zampa/contract/health/objects/note';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { NotePlace } from './note-place.ts';
import {
  createNoteSession,
  type LocalNote,
  type NoteConflict,
  type NoteSession,
  wasSentFromHere,
} from './note-session.ts';
import type { NoteDateRules } from './note-date.ts';
import { isSameNote, newNote, type NoteValues, toNoteValues } from './note-values.ts';
import { useNoteFormat } from './use-note-format.ts';

export type NoteDraftOptions = {
  readonly place: NotePlace;
  readonly rules: NoteDateRules;
  /** The stored draft; null for a note that is not saved yet. */
  readonly note: VisitNote | null;
  /** The text that was typed on this device and not saved. */
  readonly local: LocalNote | null;
};

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
  /** Saves a change that nobody typed, such as a template. */
  readonly save: () => void;
  /** Deletes the copy on this device, after the note was signed or deleted. */
  readonly forget: () => void;
};

/**
 * Edits a visit note. Every change is kept on the device at once and saved on the server soon after. If another device
 * or person saved first, both versions are shown until one is chosen.
 */
export function useNoteDraft(options: NoteDraftOptions): NoteDraft {
  const { note, local, place, rules } = options;
  const format = useNoteFormat();
  const toValues = (version: VisitNote | null) =>
    version ? toNoteValues(version, format) : newNote(format.zone);
  const [start] = useState(() => {
    const isOutdated = isTypedOverOther(local, note, toValues);
    return { base: isOutdated ? (local?.base ?? null) : note, isOutdated };
  });
  const form = useForm<NoteValues>({ defaultValues: { ...toValues(note), ...local?.values } });
  const [state, setState] = useState<AutosaveState>({ status: 'saved', error: null });
  const [stored, setStored] = useState(start.base);
  const [conflict, setConflict] = useState<NoteConflict | null>(
    start.isOutdated && note ? { seen: start.base, theirs: note } : null,
  );
  const storeLocally = useLocalCopy(place.name);
  const { session, end } = useNoteSession(
    { place, rules, form, base: start.base, local, hasConflict: start.isOutdated, storeLocally },
    { onState: setState, onStored: setStored, onConflict: setConflict },
  );
  const resolve = (values: NoteValues, theirs: VisitNote) => {
    setConflict(null);
    form.reset(values);
    session()?.rebase(theirs);
  };
  const save = () => session()?.change(form.getValues());
  return {
    form,
    state,
    stored,
    conflict,
    applyTheirs: () => {
      if (conflict) resolve(toValues(conflict.theirs), conflict.theirs);
      storeLocally(null);
    },
    mergeMine: () => {
      if (!conflict) return;
      const { seen, theirs } = conflict;
      const versions = { seen: toValues(seen), typed: form.getValues(), theirs: toValues(theirs) };
      resolve(mergeTyped(versions), theirs);
      save();
    },
    flush: () => session()?.flush() ?? Promise.reject(new Error('The editor is closed')),
    save,
    forget: () => {
      end();
      storeLocally(null);
    },
  };
}

type StoreLocally = (copy: LocalNote | null) => void;

/** Returns a function that stores a copy of the note on this device, or deletes it. */
function useLocalCopy(name: string): StoreLocally {
  const inDatabase = usePersonDatabase();
  return (copy) => {
    inDatabase((open) => (copy ? saveDraft(open, name, copy) : deleteDraft(open, name))).catch(
      () => undefined,
    );
  };
}

type SessionInput = {
  readonly place: NotePlace;
  readonly rules: NoteDateRules;
  readonly form: UseFormReturn<NoteValues>;
  readonly base: VisitNote | null;
  readonly local: LocalNote | null;
  readonly hasConflict: boolean;
  readonly storeLocally: StoreLocally;
};

type SessionEvents = {
  readonly onState: (state: AutosaveState) => void;
  readonly onStored: (stored: VisitNote) => void;
  readonly onConflict: (conflict: NoteConflict) => void;
};

/** Saves the values of the form while the editor is open. */
function useNoteSession(input: SessionInput, events: SessionEvents) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { language, zone } = useNoteFormat();
  const session = useRef<NoteSession | null>(null);
  // An editor has one place and starts from one version, so later renders change nothing.
  const started = useRef({ input, events });

  useEffect(() => {
    const { place, rules, form, base, local, hasConflict, storeLocally } = started.current.input;
    const { onState, onStored, onConflict } = started.current.events;
    const query = notesQuery(api, place);
    const current = createNoteSession({
      api,
      place,
      format: { language, zone },
      rules,
      base,
      creation: base ? null : (local?.creation ?? null),
      getValues: () => form.getValues(),
      storeLocally: (copy) => {
        if (session.current === current) storeLocally(copy);
      },
      readTheirs: async (id) => {
        const notes = await queryClient.fetchQuery({ ...query, staleTime: 0 });
        return notes.find((one) => one.id === id);
      },
      onState,
      onStored: (saved) => {
        queryClient.setQueryData(query.queryKey, (notes) =>
          notes ? [saved, ...notes.filter(({ id }) => id !== saved.id)] : notes,
        );
        onStored(saved);
      },
      onConflict,
    });
    session.current = current;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        if (type === 'change') session.current?.change(values);
      },
    });
    // Text that was typed before a reload is saved without another change; two versions wait for a choice.
    if (local && !hasConflict) current.change(form.getValues());
    const retry = () => current.retry();
    window.addEventListener('online', retry);
    return () => {
      stop();
      window.removeEventListener('online', retry);
      if (session.current === current) current.stop();
    };
  }, [api, language, zone, queryClient]);
  return {
    session: () => session.current,
    /** Stores and saves nothing more. */
    end: () => {
      session.current = null;
    },
  };
}

/** Returns whether something typed here was based on another version than the stored one, and differs from it. */
function isTypedOverOther(
  local: LocalNote | null,
  note: VisitNote | null,
  toValues: (version: VisitNote) => NoteValues,
): boolean {
  if (!local || !note || local.base?.version === note.version) return false;
  if (note.status === 'DRAFT' && wasSentFromHere(local, note)) return false;
  const stored = toValues(note);
  return !isSameNote({ ...stored, ...local.values }, stored);
}
