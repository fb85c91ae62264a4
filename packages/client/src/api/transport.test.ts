import { MINUTE_MS, SECOND_MS } from '@zampa/domain/time/durations';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiSilent, ApiUnreachable, isPassing } from './problems.ts';
import type { RequestInput } from './request.ts';
import { createTransport } from './transport.ts';
import { installUploadPeer } from './upload-peer.test-data.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const file = new Blob(['x'], { type: 'image/png' });

/** A network as a dead connection is one: nothing comes until who asks gives up. */
const silent = (request: Request) =>
  new Promise<Response>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });

/** Sends a call and writes down what becomes of it. */
function calling(network: (request: Request) => Promise<Response>, call: string, input = {}) {
  const [method = '', path = ''] = call.split(' ');
  const transport = createTransport('http://api.test', network as typeof fetch);
  const outcome: { answer?: string; error?: unknown } = {};
  transport({ method, path }, input as RequestInput, null)
    .then((response) => response.text())
    .then(
      (answer) => Object.assign(outcome, { answer }),
      (error: unknown) => Object.assign(outcome, { error }),
    );
  return outcome;
}

/** An answer of which the head is here; its content comes as it is written, until who asks gives up. */
function trickling() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = (text: string) => void writer.write(new TextEncoder().encode(text));
  return {
    network: async ({ signal }: Request) => {
      signal.addEventListener('abort', () => void writer.abort(signal.reason));
      return new Response(readable);
    },
    write,
    end: () => void writer.close(),
    /** As a browser says that the connection is lost. */
    breakOff: () => void writer.abort(new TypeError('network error')),
  };
}

describe('a call of which nothing comes', () => {
  it.each([
    { call: 'GET /pets', seconds: 30 },
    { call: 'POST /auth/sign-in', seconds: 30 },
    { call: 'POST /auth/refresh', seconds: 30 },
    { call: 'POST /events', seconds: 30 },
    { call: 'POST /facilities/users/import', seconds: 120 },
    { call: 'GET /users/me/export', seconds: 120 },
    { call: 'PATCH /pets', input: { file }, seconds: 300 },
  ])('is given up after $seconds s: $call', async ({ call, input, seconds }) => {
    const outcome = calling(silent, call, input);
    await vi.advanceTimersByTimeAsync(seconds * SECOND_MS - 1);
    expect(outcome).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.error).toBeInstanceOf(ApiSilent);
  });

  it('ends as its caller wants where that is sooner', async () => {
    const asking = new AbortController();
    const outcome = calling(silent, 'GET /pets', { signal: asking.signal });
    const reason = new Error('left');
    asking.abort(reason);
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.error).toBe(reason);
  });
});

describe('an answer that begins', () => {
  it('may take as long as it moves', async () => {
    const { network, write, end } = trickling();
    const outcome = calling(network, 'GET /files/{id}');
    for (const part of 'abcdef') {
      write(part);
      await vi.advanceTimersByTimeAsync(29 * SECOND_MS);
    }
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome).toEqual({ answer: 'abcdef' });
  });

  it('is given up once it no longer does', async () => {
    const { network, write } = trickling();
    const outcome = calling(network, 'GET /pets');
    write('[');
    await vi.advanceTimersByTimeAsync(30 * SECOND_MS);
    expect(outcome.error).toBeInstanceOf(ApiSilent);
  });

  it('is none where it breaks off, and no fault of the server', async () => {
    const { network, write, breakOff } = trickling();
    const outcome = calling(network, 'GET /pets');
    write('[');
    await vi.advanceTimersByTimeAsync(0);
    breakOff();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.error).toBeInstanceOf(ApiUnreachable);
    expect(isPassing(outcome.error)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([204, 304])('is whole where it has no content: %i', async (status) => {
    const outcome = calling(async () => new Response(null, { status }), 'GET /pets');
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(outcome).toEqual({ answer: '' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a file on its way', () => {
  const sending = async () => {
    const peer = installUploadPeer();
    const outcome = calling(silent, 'POST /events', { file, onProgress: () => undefined });
    await vi.waitFor(() => expect(peer().sent).not.toBeNull());
    return { outcome, peer: peer() };
  };

  it('may take as long as it moves', async () => {
    const { outcome, peer } = await sending();
    for (let sent = 10; sent <= 100; sent += 10) {
      peer.progress(sent, 100);
      await vi.advanceTimersByTimeAsync(29 * SECOND_MS);
    }
    peer.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(outcome).toEqual({ answer: '{"id":"e"}' }));
  });

  it('is given up once it no longer does', async () => {
    const { outcome, peer } = await sending();
    peer.progress(10, 100);
    await vi.advanceTimersByTimeAsync(30 * SECOND_MS);
    expect(outcome.error).toBeInstanceOf(ApiSilent);
    expect(peer.aborted).toBe(true);
  });
});
