import type { CallOptions } from './call-types.ts';

/** The parts of a call as they come from `send`: plain data, not checked here. */
export type RequestInput = CallOptions & {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

export type MethodAndPath = { readonly method: string; readonly path: string };

/** Returns the two parts of a call’s key, such as `GET /users/me`. */
export function methodAndPath(call: string | MethodAndPath): MethodAndPath {
  if (typeof call !== 'string') return call;
  const [method = '', path = ''] = call.split(' ');
  return { method, path };
}

/** Returns the request of a call. `token` null asks as nobody. */
export function requestOf(
  origin: string,
  { method, path }: MethodAndPath,
  input: RequestInput,
  token: string | null,
): Request {
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (input.skipCache) headers.set('skip-cache', '1');
  if (method !== 'GET' && input.idempotencyKey)
    headers.set('Idempotency-Key', input.idempotencyKey);

  if (input.ifNoneMatch) headers.set('If-None-Match', input.ifNoneMatch);
  if (input.ifMatch) headers.set('If-Match', `"${input.ifMatch}"`);

  const body = method === 'GET' ? null : bodyOf(input, headers);
  const url = `${origin}/api${fillPath(path, input.params)}${searchOf(input.query)}`;
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

function searchOf(query: RequestInput['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `?${search}` : '';
}

function bodyOf({ body, file }: RequestInput, headers: Headers): BodyInit | null {
  if (file) return formOf(body, file);
  if (body === undefined) return null;
  headers.set('Content-Type', 'application/json');
  return JSON.stringify(body);
}

/**
 * Returns a form of which each field is a part, structured ones as JSON text, the file is the part `image`. Contract,
 * section 2.
 */
export function formOf(body: unknown, file: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined) continue;
    // A part cannot say null; an empty one is how forms say 'nothing'.
    const text =
      value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
    form.append(name, text);
  }
  form.append('image', file);
  return form;
}
