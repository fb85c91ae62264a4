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
  readonly api: Api;
  /** Where the note belongs. */
  readonly place: Pick<NewNote, 'PetId' | 'facilityId' | 'conversationId'>;
  /** A creation whose answer was lost before a reload. */
  readonly creation: PendingCreation | null;
};

/** Creates what saves a note: it creates the note first, then changes the version that the fields were based on. */
export function createNoteSender({ api, place, creation: lost }: SenderOptions) {
  let creation = lost;
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
    creation: () => creation,
    /** Returns the changes without an answer: the server may have saved one of them. */
    unanswered: (): readonly NoteBody[] => unanswered,
    send: async (body: NoteBody, base: VisitNote | null): Promise<VisitNote> => {
      if (base) return update(body, base);
      const isRepeated = creation !== null;
      const created = await create(body);
      return isRepeated ? update(body, created) : created;
    },
  };
}
