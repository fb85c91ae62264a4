import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Scanner } from '../../ports/scanner.ts';

const WITHIN_MS = 20_000;
/** Below ClamAV's smallest limit of a chunk. */
const CHUNK_BYTES = 64 * 1024;
const COMMAND = 'zINSTREAM\0';
const CLEAN = /^stream: OK$/;
const INFECTED = /^stream: (.{1,200}) FOUND$/;

/**
 * Scans files with ClamAV's daemon by its command INSTREAM (clamd(8)).
 *
 * @param address `tcp://host:port` or `unix:/path`
 */
export function clamdScanner(address: URL): Scanner {
  return {
    async scan(bytes) {
      const socket = openSocket(address);
      socket.setTimeout(WITHIN_MS, () => socket.destroy(new Error('ClamAV does not answer')));
      try {
        await once(socket, 'connect');
        const answered = text(socket);
        send(socket, bytes);
        return readAnswer((await answered).replaceAll('\0', '').trim());
      } finally {
        socket.destroy();
      }
    },
  };
}

function openSocket({ protocol, hostname, port, pathname }: URL): Socket {
  if (protocol === 'unix:') return connect({ path: decodeURIComponent(pathname) });
  return connect({ host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port || 3310) });
}

/** Each chunk follows its length; a length of zero ends the file. */
function send(socket: Socket, bytes: Buffer): void {
  socket.write(COMMAND);
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    socket.write(encodeLength(chunk.length));
    socket.write(chunk);
  }
  socket.write(encodeLength(0));
}

function encodeLength(length: number): Buffer {
  const encoded = Buffer.alloc(4);
  encoded.writeUInt32BE(length);
  return encoded;
}

function readAnswer(answer: string): string | null {
  if (CLEAN.test(answer)) return null;
  const virus = INFECTED.exec(answer)?.[1];
  if (virus) return virus;
  throw new Error(`ClamAV answered: ${answer.slice(0, 200) || 'nothing'}`);
}
