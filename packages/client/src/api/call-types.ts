import type { AnswerOf } from '@zampa/contract/call';
import type { CallName, CallOf } from '@zampa/contract/calls';
import type * as z from 'zod';

/** Calls that return a paged list. */
type PagedName = {
  [Name in CallName]: CallOf<Name> extends { paged: true } ? Name : never;
}[CallName];

/** Calls that return the content of a file. */
type FileName = {
  [Name in CallName]: CallOf<Name> extends { bytes: true } ? Name : never;
}[CallName];

/** The server's answer to a call. */
export type CallAnswer<Name extends CallName> = AnswerOf<CallOf<Name>>;

type ItemOf<Name extends PagedName> =
  CallAnswer<Name> extends readonly (infer Item)[] | { readonly items: readonly (infer Item)[] }
    ? Item
    : never;

/** Fields of an answer beside its items; none if the answer is a plain list. */
type AroundOf<Name extends PagedName> =
  CallAnswer<Name> extends { readonly items: unknown } ? Omit<CallAnswer<Name>, 'items'> : object;

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
   * Idempotency key of a write: the server performs repeated writes with one key once. Created for each call by
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

/** The body of a call, as plain data. */
export type CallBody<Name extends CallName> =
  CallOf<Name> extends Readonly<Record<'body', infer Schema>> ? SentBy<Schema> : undefined;

/** Parameters, query and body of a call as plain data, with the call options. */
type CallInput<Name extends CallName> = Loose<PartsOf<CallOf<Name>>> & CallOptions;

/** The input may be omitted for calls without required parts. */
type InputArgs<Name extends CallName> =
  object extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>];

/** Result of a call's function: a page of a list, a file's content, or the answer as it is. */
type Result<Name extends CallName> = Name extends PagedName
  ? AnswerPage<ItemOf<Name>> & { readonly around: AroundOf<Name> }
  : Name extends FileName
    ? Blob
    : CallAnswer<Name>;

/** Answer of a call with the query `view=summary`; never if it has none. */
type Summary<Name extends CallName> =
  CallOf<Name> extends { readonly views: { readonly summary: infer Schema extends z.ZodType } }
    ? z.output<Schema>
    : never;

/** Calls that answer light rows with `view=summary`. */
type SummarizedName = {
  [Name in CallName]: [Summary<Name>] extends [never] ? never : Name;
}[CallName];

/** Light rows with what they name; of a paged list, a page, whose `around` has the people and others by id. */
type SummaryResult<Name extends SummarizedName> = Name extends PagedName
  ? Summary<Name> extends { readonly rows: readonly (infer Row)[] }
    ? AnswerPage<Row> & { readonly around: Omit<Summary<Name>, 'rows'> }
    : never
  : Summary<Name>;

type SummaryInput<Name extends SummarizedName> = CallInput<Name> & {
  readonly query: { readonly view: 'summary' };
};

/** A function for each call of the contract, of the same name. It throws `ApiRefusal` or `ApiUnreachable`. */
export type Calls = {
  readonly [Name in SummarizedName]: (input: SummaryInput<Name>) => Promise<SummaryResult<Name>>;
} & {
  readonly [Name in CallName]: (...input: InputArgs<Name>) => Promise<Result<Name>>;
};
