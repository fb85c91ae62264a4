import { describe, expect, it } from 'vitest';
import { ApiRefusal, ApiUnreachable } from './problems.ts';
import { createTransport } from './transport.ts';
import { upload } from './upload.ts';
import { installUploadPeer } from './upload-peer.test-data.ts';

const uploadRequest = (signal: AbortSignal | null = null) =>
  new Request('http://api.test/api/events', {
    method: 'POST',
    headers: { Authorization: 'Bearer token', 'Idempotency-Key': 'key' },
    body: new FormData(),
    signal,
  });

function startUpload(signal?: AbortSignal) {
  const peer = installUploadPeer();
  const form = new FormData();
  const shares: number[] = [];
  const answer = upload(uploadRequest(signal), form, (share) => shares.push(share));
  return { answer, form, shares, peer: peer() };
}

describe('upload', () => {
  it('sends the form with all headers except the content type, which the browser sets', () => {
    const { peer, form } = startUpload();
    expect(peer.opened).toEqual(['POST', 'http://api.test/api/events']);
    expect(peer.headers).toEqual({ authorization: 'Bearer token', 'idempotency-key': 'key' });
    expect(peer.sent).toBe(form);
  });

  it('reports the uploaded share, and 0 if the size is unknown', () => {
    const { peer, shares } = startUpload();
    peer.progress(0, 0);
    peer.progress(25, 100);
    expect(shares).toEqual([0, 0.25]);
  });

  it('returns status, headers and content of the answer', async () => {
    const { peer, answer } = startUpload();
    expect(peer.responseType).toBe('blob');
    peer.status = 201;
    peer.dispatchEvent(new Event('load'));
    const response = await answer;
    expect(response.status).toBe(201);
    expect([...response.headers]).toEqual([
      ['content-type', 'application/json'],
      ['x-request-id', 'a: b'],
    ]);
    await expect(response.json()).resolves.toEqual({ id: 'e' });
  });

  it('accepts an answer without headers', async () => {
    const { peer, answer } = startUpload();
    peer.answered = '';
    peer.dispatchEvent(new Event('load'));
    expect((await answer).headers.get('x-request-id')).toBeNull();
  });

  it('stops when canceled and rejects with the reason', async () => {
    const cancelling = new AbortController();
    const { peer, answer } = startUpload(cancelling.signal);
    expect(peer.aborted).toBe(false);
    const reason = new Error('thrown away');
    cancelling.abort(reason);
    expect(peer.aborted).toBe(true);
    await expect(answer).rejects.toBe(reason);
  });

  it('sends nothing when canceled before the start', async () => {
    const reason = new Error('thrown away');
    const { peer, answer } = startUpload(AbortSignal.abort(reason));
    await expect(answer).rejects.toBe(reason);
    expect(peer.sent).toBeNull();
  });

  it('rejects without a network', async () => {
    const { peer, answer } = startUpload();
    peer.dispatchEvent(new Event('error'));
    await expect(answer).rejects.toThrow('No answer');
  });
});

describe('a call with a file', () => {
  const call = { method: 'POST', path: '/events' };
  const file = new Blob(['x'], { type: 'image/png' });
  const withFile = (onProgress?: (share: number) => void) => {
    const peer = installUploadPeer();
    const fetched: Request[] = [];
    const network = async (request: Request) => {
      fetched.push(request);
      return new Response(null, { status: 204 });
    };
    const transport = createTransport('http://api.test', network as typeof fetch);
    const answer = transport(call, { body: { type: 'CHAT' }, file, onProgress }, 'token');
    return { peer, fetched, answer };
  };

  it('uses `fetch` without a progress callback', async () => {
    const { answer, fetched } = withFile();
    await answer;
    expect(fetched).toHaveLength(1);
  });

  it('uploads the file with its fields if there is a progress callback', async () => {
    const { answer, fetched, peer } = withFile(() => undefined);
    await expect.poll(() => peer().sent?.get('type')).toBe('CHAT');
    expect(peer().sent?.get('image')).toBeInstanceOf(Blob);
    expect(peer().headers).toMatchObject({ authorization: 'Bearer token' });
    peer().dispatchEvent(new Event('load'));
    expect((await answer).status).toBe(200);
    expect(fetched).toEqual([]);
  });

  it('throws ApiRefusal or ApiUnreachable like any other call', async () => {
    const refused = withFile(() => undefined);
    await expect.poll(() => refused.peer().sent).not.toBeNull();
    refused.peer().status = 413;
    refused.peer().dispatchEvent(new Event('load'));
    await expect(refused.answer).rejects.toBeInstanceOf(ApiRefusal);
    const lost = withFile(() => undefined);
    await expect.poll(() => lost.peer().sent).not.toBeNull();
    lost.peer().dispatchEvent(new Event('error'));
    await expect(lost.answer).rejects.toBeInstanceOf(ApiUnreachable);
  });
});
