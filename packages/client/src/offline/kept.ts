/** An answer as it was last seen. */
export type KeptAnswer = {
  /** The hash of its key. */
  readonly id: string;
  /** The build that understands it. */
  readonly build: string;
  readonly at: number;
  readonly data: unknown;
};

/** How far a person has read in a conversation while nobody could be told. */
export type KeptMark = { readonly conversationId: string; readonly seq: number };

/** A picture as it was last opened, in one of its sizes. */
export type KeptPicture = {
  /** The file, its width and its format. */
  readonly id: string;
  readonly at: number;
  /** In bytes. */
  readonly size: number;
  readonly content: Blob;
};
