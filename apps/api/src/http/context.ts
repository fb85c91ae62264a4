import type { AnswerOf, BodyOf, CallDefinition, ParamsOf, QueryOf } from '@zampa/contract/call';
import type { CallName, CallOf } from '@zampa/contract/calls';
import type { Relation, Viewer } from '@zampa/domain/people/relation';
import type { Database, Queryable } from '../db/database.ts';
import type { Json } from './json-bytes.ts';
import type { Page } from './pagination.ts';
import type { UploadedFile, UploadedImage } from '../uploads/upload.ts';
import type { Account } from '../access/viewer.ts';

/** A picture, or whatever else a call that takes documents may be sent. */
type FileOf<Call extends CallDefinition> = Call extends { readonly documents: true }
  ? UploadedFile
  : UploadedImage;

/** What the caller's browser keeps for us between calls; other programs keep nothing. */
export type Browser = {
  /** The header as it came; empty without one. */
  readonly cookies: string;
  /** Has it keep one more, written as a `Set-Cookie` header. */
  readonly keep: (cookie: string) => void;
};

/** What every handler is given. */
export type Context<Call extends CallDefinition> = {
  readonly params: ParamsOf<Call>;
  readonly query: QueryOf<Call>;
  readonly body: BodyOf<Call>;
  readonly file: FileOf<Call> | null;
  readonly now: Date;
  /** Where the caller comes from: what is counted for those whom nobody knows. */
  readonly network: string;
  readonly browser: Browser;
  /** The version that the caller saw, where it said so. */
  readonly ifMatch: string | null;
};

/** A confirmed sign-in; a profile may not exist yet. */
export type AccountContext<Call extends CallDefinition> = Context<Call> & {
  readonly account: Account;
  /** The database as far as it is the caller's, for transactions of the call's own. */
  readonly db: Database;
  /** The one transaction of the call; for reads and for calls with their own, none is open behind it. */
  readonly tx: Queryable;
};

/** A person, and how they stand to what the call is about. */
export type PersonContext<Call extends CallDefinition> = AccountContext<Call> & {
  readonly viewer: Viewer;
  readonly relation: Relation;
};

/** A file of a call that declares `bytes`; one with a name is to be kept and not to be shown. */
export type Bytes = {
  /** Made only when it is sent. */
  readonly bytes: Buffer | (() => Buffer);
  readonly contentType: string;
  readonly name: string | null;
  /** Other than before whenever the bytes are; who has this version is not sent it again. */
  readonly version?: string;
};

/** A list comes as a page; hot answers may come as JSON. */
export type Answer<Call extends CallDefinition> = Call extends
  | { readonly paged: true }
  | { readonly pagedIfAsked: true }
  ? Page
  : [AnswerOf<Call>] extends [undefined]
    ? Call extends { readonly bytes: true }
      ? Bytes
      : void
    : AnswerOf<Call> | Json;

export type Handler<Received, Deps, Result> = (context: Received, deps: Deps) => Promise<Result>;

/** What the handler of a call is given: as much of who calls as its policy asks for. */
type ContextOf<Call extends CallDefinition> = Call['policy'] extends {
  readonly scope: { readonly kind: infer Kind };
}
  ? 'public' extends Kind
    ? Context<Call>
    : 'account' extends Kind
      ? AccountContext<Call>
      : PersonContext<Call>
  : PersonContext<Call>;

/** Handlers of calls, each under the name of its call. */
export type CallHandlers<Deps> = {
  readonly [Name in CallName]?: Handler<ContextOf<CallOf<Name>>, Deps, Answer<CallOf<Name>>>;
};

/** Puts a call on HTTP by its handler; checking, shaping and refusing cannot differ from call to call. */
export type Serve<Deps> = <Name extends CallName>(
  name: Name,
  handler: NonNullable<CallHandlers<Deps>[Name]>,
  deps: Deps,
) => void;
