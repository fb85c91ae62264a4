import type { Priority } from '@zampa/domain/conversations/enumerations';
import type { ServiceTypeId } from '@zampa/domain/services/service-types';
import type { PhotoName } from '../drawings/photos.ts';

/** Groups of animals that share the same dialogues. */
export type Kind = 'dog' | 'cat' | 'small' | 'bird' | 'reptile' | 'farm';

/** One message. `{pet}` is replaced by the name of the pet. */
export type Line = (
  | { readonly owner: string; readonly vet?: never }
  | { readonly vet: string; readonly owner?: never }
) & {
  readonly photo?: PhotoName;
  /** Written on the next day. */
  readonly later?: true;
};

/** The messages between a family and a clinic, from the first question to the last answer. */
export type Dialogue = {
  readonly of: readonly Kind[];
  /** The requested service; a message consultation by default. */
  readonly service?: ServiceTypeId;
  /** MEDIUM by default. */
  readonly priority?: Priority;
  /** The vet opened the conversation; by default the owner did. */
  readonly openedByVet?: true;
  readonly note: string;
  /** The photo attached to the question. */
  readonly photo?: PhotoName;
  /** A message that the owner adds before the clinic answers. */
  readonly beforeAnswer?: string;
  /** The messages after the service was started. */
  readonly lines: readonly Line[];
};
