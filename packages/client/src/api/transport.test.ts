import { MINUTE_MS, SECOND_MS } from '@zampa/domain/time/durations';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiTimeout, ApiUnreachable, isRetryable } from './problems.ts';
import type { RequestInput } from './request.ts';
import { createTransport } from './transport.ts';
import { installUploadPeer } from './upload-peer.test-data.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const file = new Blob(['x'], { type: 'image/png' });

/** A dead connection: never answers, until the caller aborts. */
const neverAnswer = (request: Request) =>
  new Promise<Response>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });

/** Sends a call and records its outcome. */
function startCall(network: (request: Request) => Promise<Response>, call: string, input = {}) {
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

/** A response with headers, and a body that is written piece by piece until the caller aborts. */
function slowResponse() {
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
    /** Fails as a browser does on a lost connection. */
    breakOff: () => void writer.abort(new TypeError('network error')),
  };
}

describe('a call without an answer', () => {
  it.each([
    { call: 'GET /pets', seconds: 30 },
    { call: 'POST /auth/sign-in', seconds: 30 },
    { call: 'POST /auth/refresh', seconds: 30 },
    { call: 'POST /events', seconds: 30 },
    { call: 'POST /facilities/users/import', seconds: 120 },
    { call: 'GET /users/me/export', seconds: 120 },
    { call: 'PATCH /pets', input: { file }, seconds: 300 },
  ])('fails after $seconds s: $call', async ({ call, input, seconds }) => {
    const outcome = startCall(neverAnswer, call, input);
    await vi.advanceTimersByTimeAsync(seconds * SECOND_MS - 1);
    expect(outcome).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.error).toBeInstanceOf(ApiTimeout);
  });

  it('is aborted before the timeout when the caller aborts', async () => {
    const asking = new AbortController();
    const outcome = startCall(neverAnswer, 'GET /pets', { signal: asking.signal });
    const reason = new Error('left');
    asking.abort(reason);
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.error).toBe(reason);
  });
});

describe('a response body', () => {
  it('may take any time while data arrives', async () => {
    const { network, write, end } = slowResponse();
    const outcome = startCall(network, 'GET /files/{id}');
    for (const part of 'abcdef') {
      write(part);
      await vi.advanceTimersByTimeAsync(29 * SECOND_MS);
    }
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome).toEqual({ answer: 'abcdef' });
  });

  it('times out when data stops arriving', async () => {
    const { network, write } = slowResponse();
    const outcome = startCall(network, 'GET /pets');
    write('[');
    await vi.advanceTimersByTimeAsync(30 * SECOND_MS);
    expect(outcome.error).toBeInstanceOf(ApiTimeout);
  });

  it('fails with ApiUnreachable when the connection breaks', async () => {
    const { network, write, breakOff } = slowResponse();
    const outcome = startCall(network, 'GET /pets');
    write('[');
    await vi.advanceTimersByTimeAsync(0);
    breakOff();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.error).toBeInstanceOf(ApiUnreachable);
    expect(isRetryable(outcome.error)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([204, 304])('is complete immediately without content: %i', async (status) => {
    const outcome = startCall(async () => new Response(null, { status }), 'GET /pets');
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(outcome).toEqual({ answer: '' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a file upload', () => {
  const sending = async () => {
    const peer = installUploadPeer();
    const outcome = startCall(neverAnswer, 'POST /events', { file, onProgress: () => undefined });
    await vi.waitFor(() => expect(peer().sent).not.toBeNull());
    return { outcome, peer: peer() };
  };

  it('may take any time while it progresses', async () => {
    const { outcome, peer } = await sending();
    for (let sent = 10; sent <= 100; sent += 10) {
      peer.progress(sent, 100);
      await vi.advanceTimersByTimeAsync(29 * SECOND_MS);
    }
    peer.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(outcome).toEqual({ answer: '{"id":"e"}' }));
  });

  it('times out when it stops progressing', async () => {
    const { outcome, peer } = await sending();
    peer.progress(10, 100);
    await vi.advanceTimersByTimeAsync(30 * SECOND_MS);
    expect(outcome.error).toBeInstanceOf(ApiTimeout);
    expect(peer.aborted).toBe(true);
  });
});
