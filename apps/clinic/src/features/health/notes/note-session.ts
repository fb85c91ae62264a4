import type { Api } from '@zampa/client/api';
import { ApiRefusal } from '@zampa/client/api/problems';
import { Autosave, type AutosaveState } from '@zampa/client/health/autosave';
import {
  createNoteSender,
  type NoteBody,
  type PendingCreation,
} from '@zampa/client/health/note-sender';
import type { VisitNote } from '@zampa/contract/health/objects/note';
import { isSavedBody } from './is-saved-body.ts';
import type { NotePlace } from './note-place.ts';
import type { NoteDateRules } from './note-date.ts';
import {
  isSameNote,
  type NoteFormat,
  type NoteValues,
  toNoteBody,
  toNoteValues,
} from './note-values.ts';

/** A note that is stored on the device until the server has it. */
export type LocalNote = {
  readonly values: NoteValues;
  /** The version that was edited; null before the first save. */
  readonly base: VisitNote | null;
  readonly creation: PendingCreation | null;
  /** Changes that were sent and had no answer. */
  readonly unanswered?: readonly NoteBody[];
};

/** Returns whether a stored version is what this device sent, before the answer was lost in a reload. */
export const wasSentFromHere = (
  { base, creation, unanswered = [] }: LocalNote,
  stored: VisitNote,
): boolean => wasSent([...(creation ? [creation.body] : []), ...unanswered], base, stored);

/** A version that another device or person saved, beside the one that was edited here. */
export type NoteConflict = { readonly seen: VisitNote | null; readonly theirs: VisitNote };

export type NoteSessionOptions = {
  readonly api: Api;
  readonly place: NotePlace;
  readonly format: NoteFormat;
  readonly rules: NoteDateRules;
  readonly base: VisitNote | null;
  readonly creation: PendingCreation | null;
  /** Returns what is typed now. */
  readonly getValues: () => NoteValues;
  /** Stores a copy on this device; null deletes it. */
  readonly storeLocally: (copy: LocalNote | null) => void;
  /** Reads the stored version of a note. */
  readonly readTheirs: (id: string) => Promise<VisitNote | undefined>;
  readonly onState: (state: AutosaveState) => void;
  readonly onStored: (stored: VisitNote) => void;
  readonly onConflict: (conflict: NoteConflict) => void;
};

/** Keeps a note on the device with every change and saves it on the server soon after. */
export function createNoteSession(options: NoteSessionOptions) {
  const { api, format, creation, getValues, storeLocally } = options;
  const { petId: PetId, facilityId, conversationId } = options.place;
  const onCreated = (note: VisitNote) => setLatest(note);
  const place = { PetId, facilityId, conversationId };
  const sender = createNoteSender({ api, place, creation, onCreated });
  let latest = options.base;
  const storeCopy = (values: NoteValues) =>
    storeLocally({ values: structuredClone(values), base: latest, ...sender.pending() });
  const setLatest = (stored: VisitNote) => {
    latest = stored;
    options.onStored(stored);
  };
  const autosave = new Autosave<NoteValues, VisitNote>({
    base: latest,
    send: (values, over) => {
      const sending = sender.send(toNoteBody(values, options.rules), over);
      // A reload before the answer finds what was sent.
      storeCopy(getValues());
      return sending;
    },
    onStored: (stored) => {
      setLatest(stored);
      if (isSameNote(getValues(), toNoteValues(stored, format))) storeLocally(null);
      else storeCopy(getValues());
    },
    onState: (state) => {
      options.onState(state);
      if (isSavedByOther(state.error)) findConflict().catch(() => undefined);
    },
  });
  const rebase = (theirs: VisitNote) => {
    setLatest(theirs);
    autosave.rebase(theirs);
  };
  const change = (values: NoteValues) => {
    storeCopy(values);
    autosave.change(structuredClone(values));
  };
  /** Continues over a version that was saved from here without an answer; reports any other. */
  const findConflict = async () => {
    const theirs = latest ? await options.readTheirs(latest.id) : undefined;
    if (!theirs) return;
    const isOwn = wasSent(sender.unanswered(), latest, theirs);
    if (!isOwn || theirs.status === 'SIGNED') return options.onConflict({ seen: latest, theirs });
    rebase(theirs);
    change(getValues());
  };
  const flush = async (): Promise<VisitNote> => {
    if (!latest) change(getValues());
    await autosave.flush();
    if (!latest) throw new Error('The note was not saved');
    return latest;
  };
  const stop = () => {
    autosave.flush().catch(() => undefined);
    autosave.stop();
  };
  return { change, rebase, flush, stop, retry: () => autosave.retry() };
}

export type NoteSession = ReturnType<typeof createNoteSession>;

const isSavedByOther = (error: Error | null): boolean =>
  error instanceof ApiRefusal && ['STALE', 'NOTE_SIGNED'].includes(error.code);

/**
 * Returns whether a stored version is one of the changes that were sent. All of them are based on one version, so that only
 * the version after it can be theirs.
 */
const wasSent = (sent: readonly NoteBody[], base: VisitNote | null, stored: VisitNote): boolean =>
  stored.version === (base?.version ?? 0) + 1 && sent.some((body) => isSavedBody(body, stored));
