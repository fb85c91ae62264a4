import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from './s3-files.ts';

export type Peer = {
  readonly bucket: Bucket;
  /** For each request, whether its signature, key and body digest were right. */
  readonly signed: readonly boolean[];
  /** Answers this many of the next requests with 503. */
  fail(times: number): void;
  stop(): Promise<void>;
};

/** Starts a minimal S3 server with the operations that the adapter needs. */
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
  if (address === null || typeof address === 'string')
    throw new Error('the S3 server of the test has no port');
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
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  const { pathname: name, searchParams } = new URL(url, 'http://peer');
  if (searchParams.get('list-type') === '2') return listObjects(objects, searchParams, response);
  const found = objects.get(name);
  if (method === 'PUT') objects.set(name, body);
  if (method === 'DELETE') objects.delete(name);
  if (method !== 'GET') return void response.writeHead(method === 'PUT' ? 200 : 204).end();
  if (found) {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    const part = first === undefined ? found : found.subarray(Number(first), Number(last) + 1);
    const status = first === undefined ? 200 : 206;
    return void response.writeHead(status, { 'content-length': part.length }).end(part);
  }
  response.writeHead(404, { 'content-type': 'application/xml' });
  response.end('<Error><Code>NoSuchKey</Code><Message>None</Message></Error>');
}

const PAGE = 3;

/** Lists the keys in pages of three, each with where the next begins. */
function listObjects(
  objects: ReadonlyMap<string, Buffer>,
  query: URLSearchParams,
  response: ServerResponse,
): void {
  const from = Number(query.get('continuation-token') ?? 0);
  const keys = [...objects.keys()].map((name) => name.split('/').at(-1) ?? '');
  const contents = keys
    .slice(from, from + PAGE)
    .map((key) => `<Contents><Key>${key}</Key></Contents>`)
    .join('');
  const isLast = from + PAGE >= keys.length;
  const next = isLast ? '' : `<NextContinuationToken>${from + PAGE}</NextContinuationToken>`;
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${contents}${next}</ListBucketResult>`,
  );
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
