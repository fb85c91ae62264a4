import type { Priority } from '@zampa/domain/conversations/enumerations';
import type { ServiceTypeId } from '@zampa/domain/services/service-types';
import type { PhotoName } from '../drawings/photos.ts';

/** Animals that are talked about in the same words. */
export type Kind = 'dog' | 'cat' | 'small' | 'bird' | 'reptile' | 'farm';

/** One message; `{pet}` stands for the pet's name. */
export type Line = (
  | { readonly owner: string; readonly vet?: never }
  | { readonly vet: string; readonly owner?: never }
) & {
  readonly photo?: PhotoName;
  /** Said the next day. */
  readonly later?: true;
};

/** What a family and a clinic write to each other, from the question to the last word. */
export type Dialogue = {
  readonly of: readonly Kind[];
  /** What is asked for; default: a consultation by message. */
  readonly service?: ServiceTypeId;
  /** Default: MEDIUM. */
  readonly priority?: Priority;
  /** Whose idea it was; default: the pet owner's. */
  readonly openedByVet?: true;
  readonly note: string;
  /** The picture that came with the question. */
  readonly photo?: PhotoName;
  /** What the pet owner adds before anybody has answered. */
  readonly meanwhile?: string;
  /** After the service was started. */
  readonly lines: readonly Line[];
};
