import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from './s3-files.ts';

export type Peer = {
  readonly bucket: Bucket;
  /** Whether the signature, its key and the digest of what was sent were right, for each request. */
  readonly signed: readonly boolean[];
  /** Answers so many of the next requests with 503. */
  fail(times: number): void;
  stop(): Promise<void>;
};

/** Starts a small store that speaks as much S3 as the adapter needs, over real HTTP. */
export async function startPeer(): Promise<Peer> {
  const objects = new Map<string, Buffer>();
  const signed: boolean[] = [];
  let failures = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    signed.push(isSigned(request, body));
    if (failures > 0) {
      failures -= 1;
      return void response.writeHead(503).end();
    }
    serveObject(objects, request, body, response);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the peer has no port');
  return {
    bucket: {
      endpoint: `http://127.0.0.1:${address.port}`,
      bucket: 'uploads',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    signed,
    fail: (times) => {
      failures = times;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function serveObject(
  objects: Map<string, Buffer>,
  { method, url = '' }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  const name = new URL(url, 'http://peer').pathname;
  const found = objects.get(name);
  if (method === 'PUT') objects.set(name, body);
  if (method === 'DELETE') objects.delete(name);
  if (method !== 'GET') return void response.writeHead(method === 'PUT' ? 200 : 204).end();
  if (found) return void response.writeHead(200, { 'content-length': found.length }).end(found);
  response.writeHead(404, { 'content-type': 'application/xml' });
  response.end('<Error><Code>NoSuchKey</Code><Message>None</Message></Error>');
}

function isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const digest = headers['x-amz-content-sha256'];
  const expected = createHash('sha256').update(body).digest('hex');
  return (
    /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/[\w-]+\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/.test(
      headers.authorization ?? '',
    ) &&
    (digest === expected || digest === 'UNSIGNED-PAYLOAD')
  );
}
