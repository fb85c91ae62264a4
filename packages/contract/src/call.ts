import type * as z from 'zod';
import type { PolicyRow, PolicyRows } from './policy/row.ts';
import type { RefusalCode } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type CallDefinition = {
  readonly method: Method;
  /** Below `/api`, parameters in braces: `/requests/{id}`. */
  readonly path: `/${string}`;
  /** Who may make it. */
  readonly policy: PolicyRow | PolicyRows;
  /** The subject whose folder it stands in; its tag in the OpenAPI document. */
  readonly feature: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** What comes back; absent for an answer without a body. */
  readonly answer?: z.ZodType;
  /** 200, or 204 without an answer, unless said otherwise. */
  readonly status?: 200 | 201 | 202 | 204;
  readonly refusals: readonly RefusalCode[];
  /** A list that comes in pages, its next page in the `Link` header. */
  readonly paged?: true;
  /** A list that comes whole, and in pages where `limit` asks for them. */
  readonly pagedIfAsked?: true;
  /** Takes a file in the part named `image`, then the other fields come as parts too. */
  readonly upload?: true;
  /** The file may be a document too, not only a picture. */
  readonly documents?: true;
  /** The largest JSON body in bytes, where it is not the usual one. */
  readonly bodyLimit?: number;
  /**
   * Answers with a secret (a token, a code to join by, a link that is one) beside text that others may choose: it travels
   * uncompressed, since the length of what is compressed tells whether the two resemble each other.
   */
  readonly holdsSecret?: true;
  /** The same for everybody until a release changes it: who has kept it may ask whether it has changed. */
  readonly catalogue?: true;
  /** Answers with a file instead of JSON. */
  readonly bytes?: true;
  /** Costs so much that only few are answered at once, each kind in a queue of its own. */
  readonly heavy?: 'feed' | 'import' | 'document';
  /** A POST that only reads: no transaction is opened for it. */
  readonly reads?: true;
  /** Done twice it is as if done once: no answer is kept for a repetition. */
  readonly repeatable?: true;
  /** Whether the call needs its own transactions instead of one for the whole call (see the platform). */
  readonly ownTransactions?: true;
};

/** Defines one call of the API: validation, OpenAPI, the client's types and the policy's key all come from it. */
export function defineCall<const Call extends CallDefinition>(call: Call): Call {
  return call;
}

export type CallKey<Call extends CallDefinition> = `${Call['method']} ${Call['path']}`;

/** Returns what a call is asked for by, such as `GET /users/me`. */
export function keyOf<Call extends CallDefinition>(call: Call): CallKey<Call> {
  return `${call.method} ${call.path}` as CallKey<Call>;
}

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export type ParamsOf<Call extends CallDefinition> = OutputOf<Call['params']>;
export type QueryOf<Call extends CallDefinition> = OutputOf<Call['query']>;
export type BodyOf<Call extends CallDefinition> = OutputOf<Call['body']>;
export type QueryInput<Call extends CallDefinition> = InputOf<Call['query']>;
export type BodyInput<Call extends CallDefinition> = InputOf<Call['body']>;
export type AnswerOf<Call extends CallDefinition> = OutputOf<Call['answer']>;
