import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const SALT = 16;
const RECORD_SIZE = 4;
const TAG = 16;

/** Request as the push service received it. */
type PushRequest = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type PushPeer = Awaited<ReturnType<typeof startPushPeer>>;

/** Starts a fake push service that accepts messages, or answers chosen statuses for a path. */
export async function startPushPeer() {
  const taken: PushRequest[] = [];
  const answers = new Map<string, number[]>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      taken.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answers.get(path)?.shift() ?? 201, { location: '/elsewhere' });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    /** Sets the next statuses answered for this path. */
    answer: (path: string, ...statuses: number[]) => void answers.set(path, statuses),
    to: (path: string) => taken.filter((one) => one.path === path),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Creates a browser with a push subscription. */
export function newBrowser(path: string, host = 'push.example.test') {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    path,
    subscription: {
      endpoint: `https://${host}${path}`,
      expirationTime: null,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** Decrypts a message as a browser does (RFC 8291 and 8188). */
    read: ({ body }: Pick<PushRequest, 'body'>) =>
      JSON.parse(decrypt(body, { pair, publicKey, auth })) as Record<string, unknown>,
  };
}

type Keys = { readonly pair: ECDH; readonly publicKey: Buffer; readonly auth: Buffer };

function decrypt(body: Buffer, { pair, publicKey, auth }: Keys): string {
  const salt = body.subarray(0, SALT);
  const header = SALT + RECORD_SIZE + 1;
  const idLength = body[header - 1] ?? 0;
  const sender = body.subarray(header, header + idLength);
  const sealed = body.subarray(header + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const shared = hkdf(pair.computeSecret(sender), auth, info, 32);
  const key = hkdf(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  // The last record ends with the delimiter 2, followed by zeros.
  const end = plain.lastIndexOf(2);
  return plain.subarray(0, end).toString();
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Returns the VAPID claims of a request, or null if its signature does not match the key (RFC 8292). */
export function readVapidClaims({ headers }: Pick<PushRequest, 'headers'>, publicKey: string) {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isValid || key !== publicKey) return null;
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
