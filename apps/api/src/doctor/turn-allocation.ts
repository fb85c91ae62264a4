import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A TURN server. */
export type RelayAddress = {
  readonly host: string;
  readonly port: number;
  readonly transport: 'udp' | 'tcp' | 'tls';
};
type Credentials = { readonly username: string; readonly password: string };

const WITHIN_MS = 5000;
const HEADER_BYTES = 20;
const MAGIC_COOKIE = 0x21_12_a4_42;
const ALLOCATE = 0x0003;
const REFRESH = 0x0004;
const SUCCESS = 0x0100;
/** Attributes of RFC 8489 and RFC 8656. */
const USERNAME = 0x0006;
const MESSAGE_INTEGRITY = 0x0008;
const ERROR_CODE = 0x0009;
const LIFETIME = 0x000d;
const REALM = 0x0014;
const NONCE = 0x0015;
const REQUESTED_TRANSPORT = 0x0019;
const UDP = Buffer.from([17, 0, 0, 0]);
const INTEGRITY_BYTES = 24;

/** Parses `turn:host:port?transport=tcp` and `turns:…` (RFC 7065). */
export function parseRelayAddress(url: string): RelayAddress {
  const [, scheme, host = '', port, transport] =
    /^(turns?):(\[[^\]]+\]|[^:?]+)(?::(\d+))?(?:\?transport=(udp|tcp))?$/.exec(url) ?? [];
  if (!host) throw new Error('this is not the address of a TURN server');
  if (scheme === 'turns') return { host, port: Number(port ?? 5349), transport: 'tls' };
  return { host, port: Number(port ?? 3478), transport: transport === 'tcp' ? 'tcp' : 'udp' };
}

/** Allocates a port and releases it. Throws with the answer of the server if it refuses. */
export async function allocateRelay(
  address: RelayAddress,
  { username, password }: Credentials,
): Promise<void> {
  const exchange = await openExchange(address);
  try {
    const transport = encodeAttribute(REQUESTED_TRANSPORT, UDP);
    const challenge = readMessage(await exchange.request(encodeRequest(ALLOCATE, [transport])));
    const { realm, nonce } = challenge;
    if (!realm || !nonce) throw new Error('it asks for no credentials');
    const key = createHash('md5').update(`${username}:${realm}:${password}`).digest();
    const credentials = [
      encodeAttribute(USERNAME, Buffer.from(username)),
      encodeAttribute(REALM, Buffer.from(realm)),
      encodeAttribute(NONCE, nonce),
    ];
    const request = encodeRequest(ALLOCATE, [transport, ...credentials], key);
    const answer = readMessage(await exchange.request(request));
    if (answer.type !== ALLOCATE + SUCCESS)
      throw new Error(`it refuses an allocation: ${answer.error ?? 'no reason given'}`);
    const release = [encodeAttribute(LIFETIME, Buffer.alloc(4)), ...credentials];
    await exchange.request(encodeRequest(REFRESH, release, key));
  } finally {
    exchange.close();
  }
}

function encodeAttribute(type: number, value: Buffer): Buffer {
  const padded = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4);
  padded.writeUInt16BE(type, 0);
  padded.writeUInt16BE(value.length, 2);
  value.copy(padded, 4);
  return padded;
}

function encodeRequest(type: number, attributes: readonly Buffer[], key?: Buffer): Buffer {
  const body = Buffer.concat(attributes);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16BE(type, 0);
  header.writeUInt16BE(body.length + (key ? INTEGRITY_BYTES : 0), 2);
  header.writeUInt32BE(MAGIC_COOKIE, 4);
  randomBytes(12).copy(header, 8);
  const message = Buffer.concat([header, body]);
  if (!key) return message;
  const integrity = createHmac('sha1', key).update(message).digest();
  return Buffer.concat([message, encodeAttribute(MESSAGE_INTEGRITY, integrity)]);
}

function readMessage(message: Buffer) {
  const attributes = new Map<number, Buffer>();
  for (let at = HEADER_BYTES; at + 4 <= message.length;) {
    const length = message.readUInt16BE(at + 2);
    attributes.set(message.readUInt16BE(at), message.subarray(at + 4, at + 4 + length));
    at += 4 + Math.ceil(length / 4) * 4;
  }
  const error = attributes.get(ERROR_CODE);
  return {
    type: message.readUInt16BE(0),
    realm: attributes.get(REALM)?.toString('utf8'),
    nonce: attributes.get(NONCE),
    error:
      error && `${(error[2] ?? 0) * 100 + (error[3] ?? 0)} ${error.subarray(4).toString('utf8')}`,
  };
}

/** Sends a request and returns the answer. */
type Exchange = { request(message: Buffer): Promise<Buffer>; close(): void };

const signal = () => AbortSignal.timeout(WITHIN_MS);

async function openExchange(address: RelayAddress): Promise<Exchange> {
  const { host, port, transport } = address;
  if (transport !== 'udp') return openStream(address);
  const socket = createSocket(host.startsWith('[') ? 'udp6' : 'udp4');
  socket.connect(port, host.replaceAll(/[[\]]/g, ''));
  await once(socket, 'connect', { signal: signal() });
  return {
    async request(message) {
      const answered = once(socket, 'message', { signal: signal() });
      socket.send(message);
      const [answer] = (await answered) as [Buffer];
      return answer;
    },
    close: () => void socket.close(),
  };
}

async function openStream({ host, port, transport }: RelayAddress): Promise<Exchange> {
  const isTls = transport === 'tls';
  const socket: Socket = isTls
    ? connectTls({ host, port, servername: host })
    : connectTcp({ host, port });
  await once(socket, isTls ? 'secureConnect' : 'connect', { signal: signal() });
  return {
    async request(message) {
      socket.write(message);
      let received = Buffer.alloc(0);
      while (received.length < HEADER_BYTES || received.length < messageBytes(received)) {
        const [chunk] = (await once(socket, 'data', { signal: signal() })) as [Buffer];
        received = Buffer.concat([received, chunk]);
      }
      return received;
    },
    close: () => void socket.destroy(),
  };
}

const messageBytes = (start: Buffer) => HEADER_BYTES + start.readUInt16BE(2);
