import type * as z from 'zod';
import type { AuditRule } from './audit/audit-rule.ts';
import type { PolicyRow, PolicyRows } from './policy/row.ts';
import type { RefusalCode } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type CallDefinition = {
  readonly method: Method;
  /** Path below `/api`, with parameters in braces: `/requests/{id}`. */
  readonly path: `/${string}`;
  /** Authorization rule of the call. */
  readonly policy: PolicyRow | PolicyRows;
  /** Subject, equal to the call's folder name; used as the OpenAPI tag. */
  readonly feature: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Response body schema; absent for an empty response. */
  readonly answer?: z.ZodType;
  /** Response bodies by the value of the query parameter `view`; `answer` is the one without it. */
  readonly views?: Readonly<Record<string, z.ZodType>>;
  /** Defaults to 200, or to 204 without `answer`. */
  readonly status?: 200 | 201 | 202 | 204;
  readonly refusals: readonly RefusalCode[];
  /** Paginated list; the `Link` header points to the next page. */
  readonly paged?: true;
  /** List that is returned complete, or paginated if `limit` is given. */
  readonly pagedIfAsked?: true;
  /** Multipart upload: the file is the part `image`, other fields are parts too. */
  readonly upload?: true;
  /** The file may be a document as well as a picture. */
  readonly documents?: true;
  /** Maximum JSON body size in bytes, if it differs from the default. */
  readonly bodyLimit?: number;
  /**
   * The response contains a secret (token, join code, secret link) next to text that others control. It is sent
   * uncompressed, because compressed length would leak the secret (BREACH).
   */
  readonly holdsSecret?: true;
  /** Sets, reads or clears the session cookie of the app that `X-Zampa-Session` names. */
  readonly sessionCookie?: true;
  /** The response is the same for all callers until the next release, so clients may cache and revalidate it. */
  readonly catalogue?: true;
  /** Responds with a file instead of JSON. */
  readonly bytes?: true;
  /** With `bytes`: a stored file, streamed uncompressed; supports `Range` requests. */
  readonly download?: true;
  /** Expensive call: few run concurrently, with one queue per kind. */
  readonly heavy?: 'feed' | 'import' | 'document';
  /** POST without writes: no transaction is opened. */
  readonly reads?: true;
  /** Idempotent by nature: no response is stored for retries. */
  readonly repeatable?: true;
  /** Needs a fresh proof of identity from accounts with a second factor. */
  readonly stepUp?: true;
  /** How calls of staff are recorded in the audit log; calls without it are not recorded. */
  readonly audit?: AuditRule;
  /** The handler opens its own transactions instead of running in one transaction per call. */
  readonly ownTransactions?: true;
};

/** Defines an API call. Validation, OpenAPI, client types and the policy key are derived from it. */
export function defineCall<const Call extends CallDefinition>(call: Call): Call {
  return call;
}

export type CallKey<Call extends CallDefinition> = `${Call['method']} ${Call['path']}`;

/** Returns the key of a call, such as `GET /users/me`. */
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
