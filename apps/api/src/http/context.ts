import type { AnswerOf, BodyOf, CallDefinition, ParamsOf, QueryOf } from '@zampa/contract/call';
import type { CallName, CallOf } from '@zampa/contract/calls';
import type { Relation, Viewer } from '@zampa/domain/people/relation';
import type { Database, Queryable } from '../db/database.ts';
import type { ByteRange, OpenedFile } from '../ports/files.ts';
import type { Json } from './replies/json-bytes.ts';
import type { Browser } from './browser.ts';
import type { Page } from './replies/pagination.ts';
import type { SentFile } from '../uploads/sent-file.ts';
import type { Account } from '../access/viewer.ts';

/** Context that every handler receives. */
export type Context<Call extends CallDefinition> = {
  readonly params: ParamsOf<Call>;
  readonly query: QueryOf<Call>;
  readonly body: BodyOf<Call>;
  readonly file: SentFile | null;
  readonly now: Date;
  /** The caller's network, by which anonymous callers are rate-limited. */
  readonly network: string;
  readonly browser: Browser;
  /** The caller's `If-Match` header. */
  readonly ifMatch: string | null;
};

/** Context of a confirmed account, which may not have a profile yet. */
export type AccountContext<Call extends CallDefinition> = Context<Call> & {
  readonly account: Account;
  /** The database with the caller's row-level security, for calls that open their own transactions. */
  readonly db: Database;
  /** The transaction of the call. Reads and calls with their own transactions run on the database instead. */
  readonly tx: Queryable;
};

/** Context of a person, with their relation to the call's subject. */
export type PersonContext<Call extends CallDefinition> = AccountContext<Call> & {
  readonly viewer: Viewer;
  readonly relation: Relation;
};

/** Response of a call that declares `bytes`. With a name it is a download, otherwise it is shown inline. */
export type Bytes = {
  /** A function is only called if the response is sent. */
  readonly bytes: Buffer | (() => Buffer);
  readonly contentType: string;
  readonly name: string | null;
  /** Changes whenever the bytes change; used as the ETag. */
  readonly version?: string;
};

/** A stored file of a call that declares `bytes`. It is streamed, never loaded into memory at once. */
export type Download = {
  /** Returns null when the file is gone. */
  readonly open: (range?: ByteRange) => Promise<OpenedFile | null>;
  /** In bytes; null for a file that is only read whole. */
  readonly size: number | null;
  readonly contentType: string;
  readonly name: string | null;
  /** Changes whenever the content does. */
  readonly version: string;
};

/** Lists are returned as pages; hot calls may return JSON written by the database. */
export type Answer<Call extends CallDefinition> = Call extends
  | { readonly paged: true }
  | { readonly pagedIfAsked: true }
  ? Page
  : [AnswerOf<Call>] extends [undefined]
    ? Call extends { readonly bytes: true }
      ? Bytes | Download
      : void
    : AnswerOf<Call> | Json;

export type Handler<Received, Deps, Result> = (context: Received, deps: Deps) => Promise<Result>;

/** Handler context by policy: with account or person only if the policy requires one. */
type ContextOf<Call extends CallDefinition> = Call['policy'] extends {
  readonly scope: { readonly kind: infer Kind };
}
  ? 'public' extends Kind
    ? Context<Call>
    : 'account' extends Kind
      ? AccountContext<Call>
      : PersonContext<Call>
  : PersonContext<Call>;

/** Handlers by call name. */
export type CallHandlers<Deps> = {
  readonly [Name in CallName]?: Handler<ContextOf<CallOf<Name>>, Deps, Answer<CallOf<Name>>>;
};

/**
 * Registers a call's handler over HTTP. Validation, authorization, response shaping and errors are the same for all
 * calls.
 */
export type Serve<Deps> = <Name extends CallName>(
  name: Name,
  handler: NonNullable<CallHandlers<Deps>[Name]>,
  deps: Deps,
) => void;
