import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formOf, methodAndPath, type RequestInput, requestOf } from './request.ts';

const ORIGIN = 'http://api.test';
const change = { method: 'PATCH', path: '/pets' };
const read = { method: 'GET', path: '/pets' };
const sent = (input: RequestInput, call = change, token: string | null = 'token') =>
  requestOf(ORIGIN, call, input, token);

describe('requestOf', () => {
  it('says which version was seen, in quotes as HTTP has them', () => {
    const seen = '2026-11-20T10:00:00.000Z';
    expect(sent({ ifMatch: seen }).headers.get('If-Match')).toBe(`"${seen}"`);
    expect(sent({}).headers.has('If-Match')).toBe(false);
  });

  it('asks with the token, or as nobody', () => {
    expect(sent({}).headers.get('Authorization')).toBe('Bearer token');
    expect(sent({}, change, null).headers.has('Authorization')).toBe(false);
  });

  it('wants JSON', () => {
    expect(sent({}).headers.get('Accept')).toBe('application/json');
  });

  it('gives a key to writes alone, as what is only read changes nothing', () => {
    expect(sent({ idempotencyKey: 'key' }).headers.get('Idempotency-Key')).toBe('key');
    expect(sent({}).headers.has('Idempotency-Key')).toBe(false);
    expect(sent({ idempotencyKey: 'key' }, read).headers.has('Idempotency-Key')).toBe(false);
  });

  it('passes caches where that is asked for, and only there', () => {
    expect(sent({ skipCache: true }, read).headers.get('skip-cache')).toBe('1');
    expect(sent({}, read).headers.has('skip-cache')).toBe(false);
  });

  it('lets others go first where it is said so, and only there', () => {
    const asked = vi.spyOn(globalThis, 'Request');
    onTestFinished(() => asked.mockRestore());
    sent({ isUnhurried: true }, read);
    sent({}, read);
    expect(asked.mock.calls.map(([, init]) => init?.priority)).toEqual(['low', 'auto']);
  });

  it('carries a body only where there is one, and none with GET', async () => {
    const written = sent({ body: { name: 'Luna' } });
    expect(written.headers.get('Content-Type')).toBe('application/json');
    await expect(written.json()).resolves.toEqual({ name: 'Luna' });
    const empty = sent({});
    expect([empty.body, empty.headers.has('Content-Type')]).toEqual([null, false]);
    expect(sent({ body: { name: 'Luna' } }, read).body).toBeNull();
  });

  it('has no question mark without a query, and leaves out what is null or undefined', () => {
    expect(sent({}, read).url).toBe('http://api.test/api/pets');
    const query = { none: null, missing: undefined, empty: '', zero: 0 };
    expect(sent({ query }, read).url).toBe('http://api.test/api/pets?empty=&zero=0');
  });

  it('ends with the signal of who asks', () => {
    const asking = new AbortController();
    const request = sent({ signal: asking.signal });
    asking.abort();
    expect(request.signal.aborted).toBe(true);
  });
});

describe('formOf', () => {
  it('leaves out what is undefined, says null as nothing, and structured fields as JSON', async () => {
    const file = new File(['x'], 'luna.png', { type: 'image/png' });
    const form = formOf({ name: 'Luna', weight: null, coat: undefined, tags: ['a'], age: 3 }, file);
    const { image, ...fields } = Object.fromEntries(form);
    expect(fields).toEqual({ name: 'Luna', weight: '', tags: '["a"]', age: '3' });
    expect(image).toMatchObject({ name: 'luna.png', type: 'image/png' });
  });

  it('is the file alone without a body', () => {
    expect([...formOf(undefined, new Blob(['x'])).keys()]).toEqual(['image']);
  });
});

it('a call is named by its key, or as the contract has it', () => {
  expect(methodAndPath('GET /pets')).toEqual(read);
  expect(methodAndPath(change)).toBe(change);
});
