import type { VisitNote } from '@zampa/contract/health/objects/note';
import { v4 as uuid } from 'uuid';
import type { Api } from '../api.ts';
import type { CallBody } from '../api/call-types.ts';
import { ApiRefusal, isRetryable } from '../api/problems.ts';

/** Fields of a note. */
export type NoteBody = CallBody<'updateNote'>;
type NewNote = CallBody<'createNote'>;

/** The first save of a note, while its answer is unknown. It is repeated as it was, so that it creates one note. */
export type PendingCreation = { readonly key: string; readonly body: NewNote };

type SenderOptions = {
  readonly api: Pick<Api, 'createNote' | 'updateNote'>;
  /** Where the note belongs. */
  readonly place: Pick<NewNote, 'PetId' | 'facilityId' | 'conversationId'>;
  /** A creation whose answer was lost before a reload. */
  readonly creation: PendingCreation | null;
  /** Called once a repeated creation has an answer, before the note is changed. */
  readonly onCreated: (note: VisitNote) => void;
};

/** Creates what saves a note: it creates the note first, then changes the version that the fields were based on. */
export function createNoteSender({ api, place, creation: lost, onCreated }: SenderOptions) {
  let creation = lost;
  /** The note of a repeated creation, until an answer shows a later version. */
  let created: VisitNote | null = null;
  const unanswered: NoteBody[] = [];
  const create = async (body: NoteBody): Promise<VisitNote> => {
    creation ??= { key: uuid(), body: { ...body, ...place } };
    try {
      const note = await api.createNote({ body: creation.body, idempotencyKey: creation.key });
      creation = null;
      return note;
    } catch (error) {
      // After a refusal, another try may have another content.
      if (error instanceof ApiRefusal && !isRetryable(error)) creation = null;
      throw error;
    }
  };
  const update = async (body: NoteBody, base: VisitNote): Promise<VisitNote> => {
    unanswered.push(body);
    try {
      const change = { query: { id: base.id }, body, ifMatch: String(base.version) };
      const note = await api.updateNote(change);
      unanswered.length = 0;
      return note;
    } catch (error) {
      if (!isRetryable(error)) unanswered.splice(unanswered.lastIndexOf(body), 1);
      throw error;
    }
  };
  return {
    /** Returns what was sent and has no answer, to continue after a reload. */
    pending: () => ({ creation, unanswered: [...unanswered] }),
    /** Returns the changes without an answer: the server may have saved one of them. */
    unanswered: (): readonly NoteBody[] => unanswered,
    send: async (body: NoteBody, base: VisitNote | null): Promise<VisitNote> => {
      const over = base ?? created;
      if (over) return update(body, over);
      const isRepeated = creation !== null;
      created = await create(body);
      if (!isRepeated) return created;
      onCreated(created);
      return update(body, created);
    },
  };
}
