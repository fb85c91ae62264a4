import type { CallKey, AnswerOf as ContractAnswer } from '@zampa/contract/call';
import type { AnyCall } from '@zampa/contract/calls';
import type * as z from 'zod';

type CallsByKey = { [Call in AnyCall as CallKey<Call>]: Call };

/**
 * A call of the contract: the call itself, or its key (`'GET /pets'`).
 * The key brings no schema into the browser; the call is for forms, which check what was typed with its body schema.
 */
export type CallRef = AnyCall | keyof CallsByKey;

type Resolved<Ref extends CallRef> = Ref extends keyof CallsByKey ? CallsByKey[Ref] : Ref;

export type AnswerOfKey<Ref extends CallRef> = ContractAnswer<Resolved<Ref> & AnyCall>;

/** The calls that answer with a list in pages. */
export type PagedRef = {
  [Key in keyof CallsByKey]: CallsByKey[Key] extends { paged: true }
    ? Key | CallsByKey[Key]
    : never;
}[keyof CallsByKey];

export type ItemOf<Ref extends PagedRef> =
  AnswerOfKey<Ref> extends readonly (infer Item)[] | { readonly items: readonly (infer Item)[] }
    ? Item
    : never;

/** What an answer tells around its items; nothing where it is the bare list. */
export type AroundOf<Ref extends PagedRef> =
  AnswerOfKey<Ref> extends { readonly items: unknown } ? Omit<AnswerOfKey<Ref>, 'items'> : object;

/** One page of a list. `next` is the cursor of the page after it; `total` is known for some lists only. */
export type AnswerPage<Item> = {
  readonly items: Item[];
  readonly next: string | null;
  readonly total: number | null;
};

/**
 * What goes over the wire for a schema: its input; where that is left open (a schema that accepts any case, or JSON text)
 * the output says what is meant. A consent may also go as the 'on' of its box.
 */
type Sent<In, Out> = unknown extends In
  ? Out extends 0 | 1
    ? Out | 'on'
    : Out
  : In extends readonly (infer InItem)[]
    ? Out extends readonly (infer OutItem)[]
      ? readonly Sent<InItem, OutItem>[]
      : In
    : In extends object
      ? { readonly [Key in keyof In]: Sent<In[Key], Key extends keyof Out ? Out[Key] : In[Key]> }
      : In;

type SentBy<Schema> = Schema extends z.ZodType ? Sent<z.input<Schema>, z.output<Schema>> : never;

type Part<Call, Name extends 'params' | 'query' | 'body'> =
  Call extends Readonly<Record<Name, infer Schema>> ? { [Key in Name]: SentBy<Schema> } : unknown;

/** A part may be left out when it is optional or none of its fields has to be there. */
type Omissible<Content, Key> = undefined extends Content
  ? Key
  : object extends Content
    ? Key
    : never;

type Loose<Parts> = {
  [Key in keyof Parts as Exclude<Key, Omissible<Parts[Key], Key>>]: Parts[Key];
} & {
  [Key in keyof Parts as Omissible<Parts[Key], Key>]?: Parts[Key] | undefined;
};

export type CallOptions = {
  readonly signal?: AbortSignal | undefined;
  /** The file of an upload; sends the body as a form. */
  readonly file?: Blob | null | undefined;
  /** Hears how much of the file has gone, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Repeating a write with the same key does it once. Made for each `send` unless given. */
  readonly idempotencyKey?: string | undefined;
  /** Passes every cache on the way. */
  readonly skipCache?: boolean | undefined;
  /** The version that was seen, its `dateUpdated`: the change is refused when there is another by now. */
  readonly ifMatch?: string | undefined;
  /** The version of an answer that is there already: the same is not sent again. */
  readonly ifNoneMatch?: string | undefined;
  /** Lets whatever else is asked for meanwhile go first. */
  readonly isUnhurried?: boolean | undefined;
};

type PartsOf<Call> = Part<Call, 'params'> & Part<Call, 'query'> & Part<Call, 'body'>;

export type BodyOfKey<Ref extends CallRef> =
  Resolved<Ref> extends Readonly<Record<'body', infer Schema>> ? SentBy<Schema> : undefined;

/** Parameters, query and body of a call, as plain data. */
export type InputOf<Ref extends CallRef> = Loose<PartsOf<Resolved<Ref>>> & CallOptions;

/** Calls without a required part may be sent without an input. */
export type InputArgs<Ref extends CallRef> =
  object extends InputOf<Ref> ? [input?: InputOf<Ref>] : [input: InputOf<Ref>];
