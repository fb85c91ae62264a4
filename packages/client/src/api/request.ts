import { SESSION_HEADER, type SessionApp } from '@zampa/contract/account/session-header';
import type { CallOptions } from './call-types.ts';

/** Parts of a call as passed to its function: plain data, not validated here. */
export type RequestInput = CallOptions & {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The app whose session cookie the call reads or writes. */
  readonly sessionApp?: SessionApp;
};

export type MethodAndPath = { readonly method: string; readonly path: string };

/** Returns the method and path of a call's key, such as `GET` and `/users/me`. */
export function methodAndPath(key: string): MethodAndPath {
  const [method = '', path = ''] = key.split(' ');
  return { method, path };
}

/** Builds the request of a call. A null `token` sends no Authorization header. */
export function toRequest(
  origin: string,
  { method, path }: MethodAndPath,
  input: RequestInput,
  token: string | null,
): Request {
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (input.sessionApp) headers.set(SESSION_HEADER, input.sessionApp);
  if (input.skipCache) headers.set('skip-cache', '1');
  if (method !== 'GET' && input.idempotencyKey)
    headers.set('Idempotency-Key', input.idempotencyKey);

  if (input.ifNoneMatch) headers.set('If-None-Match', input.ifNoneMatch);
  if (input.ifMatch) headers.set('If-Match', `"${input.ifMatch}"`);

  const body = method === 'GET' ? null : toBody(input, headers);
  const url = `${origin}/api${fillPath(path, input.params)}${toSearch(input.query)}`;
  return new Request(url, {
    method,
    headers,
    body,
    signal: input.signal ?? null,
    priority: input.isUnhurried ? 'low' : 'auto',
  });
}

function fillPath(path: string, params: RequestInput['params'] = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}

function toSearch(query: RequestInput['query'] = {}): string {
  const definedEntries = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const search = new URLSearchParams(definedEntries.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `?${search}` : '';
}

function toBody({ body, file }: RequestInput, headers: Headers): BodyInit | null {
  if (file) return toFormData(body, file);
  if (body === undefined) return null;
  headers.set('Content-Type', 'application/json');
  return JSON.stringify(body);
}

/**
 * Builds a form with a part for each field, structured fields as JSON text, and the file as the part `image`
 * (contract, section 2).
 */
export function toFormData(body: unknown, file: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined) continue;
    // Form parts cannot be null; an empty part means null.
    const text =
      value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
    form.append(name, text);
  }
  form.append('image', file);
  return form;
}
