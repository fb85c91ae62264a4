import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { toFormData, methodAndPath, type RequestInput, toRequest } from './request.ts';

const ORIGIN = 'http://api.test';
const change = { method: 'PATCH', path: '/pets' };
const read = { method: 'GET', path: '/pets' };
const buildRequest = (input: RequestInput, call = change, token: string | null = 'token') =>
  toRequest(ORIGIN, call, input, token);

describe('toRequest', () => {
  it('sends the version that was read as a quoted If-Match header', () => {
    const seen = '2026-11-20T10:00:00.000Z';
    expect(buildRequest({ ifMatch: seen }).headers.get('If-Match')).toBe(`"${seen}"`);
    expect(buildRequest({}).headers.has('If-Match')).toBe(false);
  });

  it('sends the token, or no Authorization header without one', () => {
    expect(buildRequest({}).headers.get('Authorization')).toBe('Bearer token');
    expect(buildRequest({}, change, null).headers.has('Authorization')).toBe(false);
  });

  it('accepts JSON', () => {
    expect(buildRequest({}).headers.get('Accept')).toBe('application/json');
  });

  it('sends the idempotency key with writes only', () => {
    expect(buildRequest({ idempotencyKey: 'key' }).headers.get('Idempotency-Key')).toBe('key');
    expect(buildRequest({}).headers.has('Idempotency-Key')).toBe(false);
    expect(buildRequest({ idempotencyKey: 'key' }, read).headers.has('Idempotency-Key')).toBe(
      false,
    );
  });

  it('sends skip-cache only on request', () => {
    expect(buildRequest({ skipCache: true }, read).headers.get('skip-cache')).toBe('1');
    expect(buildRequest({}, read).headers.has('skip-cache')).toBe(false);
  });

  it('sets low priority only on request', () => {
    const requestSpy = vi.spyOn(globalThis, 'Request');
    onTestFinished(() => requestSpy.mockRestore());
    buildRequest({ isUnhurried: true }, read);
    buildRequest({}, read);
    expect(requestSpy.mock.calls.map(([, init]) => init?.priority)).toEqual(['low', 'auto']);
  });

  it('sends a body only if the input has one, and never with GET', async () => {
    const written = buildRequest({ body: { name: 'Luna' } });
    expect(written.headers.get('Content-Type')).toBe('application/json');
    await expect(written.json()).resolves.toEqual({ name: 'Luna' });
    const empty = buildRequest({});
    expect([empty.body, empty.headers.has('Content-Type')]).toEqual([null, false]);
    expect(buildRequest({ body: { name: 'Luna' } }, read).body).toBeNull();
  });

  it('omits null and undefined query parameters, and the question mark without any', () => {
    expect(buildRequest({}, read).url).toBe('http://api.test/api/pets');
    const query = { none: null, missing: undefined, empty: '', zero: 0 };
    expect(buildRequest({ query }, read).url).toBe('http://api.test/api/pets?empty=&zero=0');
  });

  it("aborts with the caller's signal", () => {
    const asking = new AbortController();
    const request = buildRequest({ signal: asking.signal });
    asking.abort();
    expect(request.signal.aborted).toBe(true);
  });
});

describe('toFormData', () => {
  it('omits undefined fields, sends null as empty and structured fields as JSON', async () => {
    const file = new File(['x'], 'luna.png', { type: 'image/png' });
    const form = toFormData(
      { name: 'Luna', weight: null, coat: undefined, tags: ['a'], age: 3 },
      file,
    );
    const { image, ...fields } = Object.fromEntries(form);
    expect(fields).toEqual({ name: 'Luna', weight: '', tags: '["a"]', age: '3' });
    expect(image).toMatchObject({ name: 'luna.png', type: 'image/png' });
  });

  it('contains only the file without a body', () => {
    expect([...toFormData(undefined, new Blob(['x'])).keys()]).toEqual(['image']);
  });
});

it("methodAndPath splits a call's key", () => {
  expect(methodAndPath('GET /pets')).toEqual(read);
});
