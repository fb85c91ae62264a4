import type { DiaryCategory } from '@zampa/domain/conversations/enumerations';

/** Used instead of a conversation id for diary notes. */
export const DIARY = 'diary';

/** Metadata of a diary note, without its text and file. */
export type OutgoingNote = {
  readonly category: DiaryCategory;
  readonly familyId: string;
  readonly pets: readonly string[];
  /** The clinic that may read it; null for the family only. */
  readonly facilityId: string | null;
  /** When it happened: a day, or the instant of writing. Absent in notes of earlier versions. */
  readonly date?: string;
};

/** A message or diary note that has not been sent, stored in the browser until the server has it. */
export type OutboxMessage = {
  /** Idempotency key: the server stores messages with the same key once. UUID version 7, so that ids sort by time. */
  readonly clientId: string;
  /** Id of the conversation, or `DIARY`. */
  readonly conversationId: string;
  /** Only for diary notes. */
  readonly note?: OutgoingNote;
  readonly message: string;
  /** Picture or document; a `File` keeps its name. */
  readonly file: Blob | null;
  /** ISO instant at which it was written. */
  readonly dateCreated: string;
  /** A failed message is retried only by its author. */
  readonly state: 'waiting' | 'failed';
  /** Refusal code if it failed. */
  readonly code: string | null;
};
