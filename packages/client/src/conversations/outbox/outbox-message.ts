import type { DiaryCategory } from '@zampa/domain/conversations/enumerations';

/** Stands in the place of a conversation for what is written into a diary. */
export const DIARY = 'diary';

/** What somebody notes in the diary of their family, beside its words and its file. */
export type OutgoingNote = {
  readonly category: DiaryCategory;
  readonly familyId: string;
  readonly pets: readonly string[];
  /** The clinic that may read it; null for the family alone. */
  readonly facilityId: string | null;
};

/** A message or a note of a diary on its way to the server, kept in the browser until it has arrived. */
export type OutboxMessage = {
  /** Made once; the server stores a message of one `clientId` once. Version 7, so that ids sort by time. */
  readonly clientId: string;
  /** The conversation, or `DIARY`. */
  readonly conversationId: string;
  /** Of a note of the diary alone. */
  readonly note?: OutgoingNote;
  readonly message: string;
  /** A picture or a document; a `File` keeps its name. */
  readonly file: Blob | null;
  /** ISO instant at which it was written. */
  readonly dateCreated: string;
  /** A failed one is not tried again until its author says so. */
  readonly state: 'waiting' | 'failed';
  /** Why it failed: a refusal code. */
  readonly code: string | null;
};
