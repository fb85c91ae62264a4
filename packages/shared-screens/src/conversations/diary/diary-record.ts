import type { RecordCategory } from '@zampa/domain/conversations/diary-filter';

/** Entry of a health record in a timeline. */
export type DiaryRecord = {
  readonly type: 'RECORD';
  readonly id: string;
  readonly category: RecordCategory;
  /** A day or an instant. */
  readonly date: string;
  readonly pets: readonly { readonly id: string; readonly name: string }[];
  /** Its subject: diagnoses, the vaccine, the title of the document. */
  readonly title: string;
  /** More about it, in the reader’s language; may be empty. */
  readonly text: string;
};
