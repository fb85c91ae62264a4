import type { CallKey, AnswerOf as ContractAnswer } from '@zampa/contract/call';
import type { AnyCall } from '@zampa/contract/calls';
import type * as z from 'zod';

type CallsByKey = { [Call in AnyCall as CallKey<Call>]: Call };

/**
 * A call of the contract, or its key (`'GET /pets'`). A key adds no schema to the bundle; forms pass the call itself,
 * to validate input with its body schema.
 */
export type CallRef = AnyCall | keyof CallsByKey;

type Resolved<Ref extends CallRef> = Ref extends keyof CallsByKey ? CallsByKey[Ref] : Ref;

export type AnswerOfKey<Ref extends CallRef> = ContractAnswer<Resolved<Ref> & AnyCall>;

/** Calls that return a paged list. */
export type PagedRef = {
  [Key in keyof CallsByKey]: CallsByKey[Key] extends { paged: true }
    ? Key | CallsByKey[Key]
    : never;
}[keyof CallsByKey];

export type ItemOf<Ref extends PagedRef> =
  AnswerOfKey<Ref> extends readonly (infer Item)[] | { readonly items: readonly (infer Item)[] }
    ? Item
    : never;

/** Fields of an answer beside its items; none if the answer is a plain list. */
export type AroundOf<Ref extends PagedRef> =
  AnswerOfKey<Ref> extends { readonly items: unknown } ? Omit<AnswerOfKey<Ref>, 'items'> : object;

/** One page of a list. `next` is the cursor of the following page; `total` is known only for some lists. */
export type AnswerPage<Item> = {
  readonly items: Item[];
  readonly next: string | null;
  readonly total: number | null;
};

/**
 * Type sent over the wire for a schema: its input type or, where that is unknown (a schema that accepts any case, or
 * JSON text), its output type. A consent may also be sent as `'on'`, the value of its checkbox.
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

/** A part may be omitted if it is optional or has no required field. */
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
  /** File to upload; the body is then sent as a form. */
  readonly file?: Blob | null | undefined;
  /** Called with the uploaded share of the file, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /**
   * Idempotency key of a write: the server performs repeated writes with one key once. Created for each `send` by
   * default.
   */
  readonly idempotencyKey?: string | undefined;
  /** Bypasses every cache. */
  readonly skipCache?: boolean | undefined;
  /** The `dateUpdated` that was read. The server refuses the change if there is a newer version. */
  readonly ifMatch?: string | undefined;
  /** ETag of a cached answer; the server answers 304 if it is unchanged. */
  readonly ifNoneMatch?: string | undefined;
  /** Low priority: other requests of the browser go first. */
  readonly isUnhurried?: boolean | undefined;
};

type PartsOf<Call> = Part<Call, 'params'> & Part<Call, 'query'> & Part<Call, 'body'>;

export type BodyOfKey<Ref extends CallRef> =
  Resolved<Ref> extends Readonly<Record<'body', infer Schema>> ? SentBy<Schema> : undefined;

/** Parameters, query and body of a call as plain data, with the call options. */
export type InputOf<Ref extends CallRef> = Loose<PartsOf<Resolved<Ref>>> & CallOptions;

/** The input may be omitted for calls without required parts. */
export type InputArgs<Ref extends CallRef> =
  object extends InputOf<Ref> ? [input?: InputOf<Ref>] : [input: InputOf<Ref>];
