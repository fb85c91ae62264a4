/** A chat message on its way to the server, kept in the browser until it has arrived. */
export type OutboxMessage = {
  /** Made once; the server stores a message of one `clientId` once. Version 7, so that ids sort by time. */
  readonly clientId: string;
  readonly conversationId: string;
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
