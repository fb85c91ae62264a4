import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The harmless test file that every scanner reports (https://www.eicar.org), in two halves so that none reports us. */
export const EICAR = [
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}`,
  '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

/** Starts a server that speaks ClamAV's INSTREAM and reports the EICAR test file. */
export async function startClamd(answerTo?: (bytes: Buffer) => string) {
  const scanned: Buffer[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    void serve(socket, (bytes) => {
      scanned.push(bytes);
      if (answerTo) return answerTo(bytes);
      return bytes.includes(EICAR) ? 'stream: Eicar-Signature FOUND' : 'stream: OK';
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned: scanned as readonly Buffer[],
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
}

async function serve(socket: Socket, answer: (bytes: Buffer) => string): Promise<void> {
  let received = Buffer.alloc(0);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    received = Buffer.concat([received, chunk]);
    const content = readStream(received);
    if (!content) continue;
    socket.end(`${answer(content)}\0`);
    break;
  }
  await buffer(socket).catch(() => {});
}

/** Returns the content of a complete INSTREAM; null until its last chunk has arrived. */
function readStream(received: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = 'zINSTREAM\0'.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
