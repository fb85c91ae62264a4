import assert from 'node:assert/strict';
import type {
  AnswerOf,
  BodyInput,
  CallDefinition,
  ParamsOf,
  QueryInput,
} from '@zampa/contract/call';
import { keyOf } from '@zampa/contract/call';
import { Problem } from '@zampa/contract/problem';

/** The sender of a request: server, IP address and access token. */
export type Sender = { readonly address: string; readonly ip: string; readonly token?: string };

/** A file in a multipart form. */
export type Upload = {
  readonly bytes: Uint8Array;
  readonly name?: string;
  readonly type?: string;
};

/** Request input that need not match the contract. */
export type AnyInput = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly image?: Upload;
  readonly headers?: Readonly<Record<string, string>>;
};

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : object extends Value
    ? Readonly<Partial<Record<Name, Value>>>
    : undefined extends Value
      ? Readonly<Partial<Record<Name, Value>>>
      : Readonly<Record<Name, Value>>;

/** Input according to the contract. */
export type CallInput<Call extends CallDefinition> = Part<'params', ParamsOf<Call>> &
  Part<'query', QueryInput<Call>> &
  Part<'body', BodyInput<Call>> &
  Pick<AnyInput, 'image' | 'headers'>;

export type CallResponse = {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** The body as JSON; undefined for other content types. */
  readonly json: unknown;
};

/** A refused call, with the fields of its problem response. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly fields: readonly { readonly field: string; readonly code: string }[];
  readonly headers: Headers;

  constructor(callKey: string, problem: Problem, headers: Headers) {
    super(`${callKey}: ${problem.status} ${problem.code} ${JSON.stringify(problem.errors ?? [])}`);
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.fields = problem.errors ?? [];
    this.headers = headers;
  }
}

/**
 * Sends a request and returns the response.
 *
 * @throws an assertion error if the response is an error that the contract does not list
 */
export async function sendCall(
  sender: Sender,
  call: CallDefinition,
  input: AnyInput = {},
): Promise<CallResponse> {
  const { body, headers } = bodyOf(input);
  const response = await fetch(urlOf(sender.address, call, input), {
    method: call.method,
    headers: {
      'x-forwarded-for': sender.ip,
      ...(sender.token && { authorization: `Bearer ${sender.token}` }),
      ...headers,
      ...headersOf(input),
    },
    ...(body !== undefined && { body }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json');
  const json: unknown = isJson ? JSON.parse(bytes.toString()) : undefined;
  if (response.status >= 400 && json !== undefined) assertListed(call, Problem.parse(json));
  return { status: response.status, headers: response.headers, bytes, json };
}

/**
 * Makes a call and returns its answer, which must match the contract exactly in status and shape, without extra
 * fields.
 *
 * @throws {RefusedCall} if it is refused, or an assertion error if the contract does not list that refusal
 */
export async function makeCall<Call extends CallDefinition>(
  sender: Sender,
  call: Call,
  input: CallInput<Call>,
): Promise<AnswerOf<Call>> {
  const answered = await sendCall(sender, call, input);
  const { status, headers, json } = answered;
  if (status >= 400) throw refusedCall(call, answered);
  assert.equal(status, call.status ?? (call.answer ? 200 : 204), keyOf(call));
  if (!call.answer) return undefined as AnswerOf<Call>;
  assert.deepEqual(json, JSON.parse(JSON.stringify(call.answer.parse(json))), keyOf(call));
  assert.equal(headers.get('cache-control'), 'private, no-store');
  return json as AnswerOf<Call>;
}

/** Refusals that every call may return. */
const GENERAL = new Set([
  'UNAUTHENTICATED',
  // The caller has no profile or is disabled.
  'FORBIDDEN',
  'TOO_MANY_REQUESTS',
  'IDEMPOTENCY_MISMATCH',
  // Text of accounts without a clinic, while storage is short.
  'STORAGE_FULL',
  'UNAVAILABLE',
  'UNEXPECTED',
]);

function refusedCall(call: CallDefinition, { json, headers }: CallResponse): RefusedCall {
  return new RefusedCall(keyOf(call), Problem.parse(json), headers);
}

function assertListed(call: CallDefinition, { code }: Problem): void {
  const isListed = new Set<string>(call.refusals).has(code) || GENERAL.has(code);
  assert.ok(isListed, `${keyOf(call)} does not list ${code}`);
}

function urlOf(address: string, call: CallDefinition, { params = {}, query = {} }: AnyInput): URL {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    // A URL cannot contain lone surrogates.
    encodeURIComponent(textOf(params[name] ?? '').toWellFormed()),
  );
  const url = new URL(`/api${path}`, address);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, textOf(value));
  return url;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A header carries bytes: text as UTF-8, without control characters. */
const headersOf = ({ headers = {} }: AnyInput) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Buffer.from(textOf(value))
        .toString('latin1')
        .replaceAll(/[^\t\x20-\x7E\x80-\xFF]/g, ''),
    ]),
  );

function bodyOf({ body, image }: AnyInput): {
  body?: string | FormData;
  headers: Record<string, string>;
} {
  if (image) return { body: formOf(body, image), headers: {} };
  if (body === undefined) return { headers: {} };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** One part per field, structured values as JSON, and the file in the part `image`. */
function formOf(body: unknown, { bytes, name = 'picture', type = 'image/png' }: Upload): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(body ?? {})) form.set(field, textOf(value));
  form.set('image', new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}
