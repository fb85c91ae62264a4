/** The last answer to a query. */
export type OfflineAnswer = {
  /** The query hash. */
  readonly id: string;
  /** The build that wrote the answer and can read it. */
  readonly build: string;
  readonly at: number;
  readonly data: unknown;
};

/** How far a person has read in a conversation, not yet sent to the server. */
export type ReadMark = { readonly conversationId: string; readonly seq: number };

/** A picture in the size in which it was last opened. */
export type OfflinePicture = {
  /** File id, width and format; see `pictureIdOf`. */
  readonly id: string;
  readonly at: number;
  /** In bytes. */
  readonly size: number;
  readonly content: Blob;
};
