import { randomBytes } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { clamdScanner } from './clamd.ts';
import { EICAR, startClamd } from './clamd-peer.fixture.ts';

describe('clamdScanner', () => {
  async function open(answerTo?: (bytes: Buffer) => string) {
    const peer = await startClamd(answerTo);
    onTestFinished(() => peer.stop());
    return { peer, scanner: clamdScanner(new URL(peer.url)) };
  }

  it('names the virus in a file, and nothing in a clean one', async () => {
    const { scanner } = await open();
    expect(await scanner.scan(Buffer.from(EICAR))).toBe('Eicar-Signature');
    expect(await scanner.scan(Buffer.from('clean'))).toBeNull();
    expect(await scanner.scan(Buffer.alloc(0))).toBeNull();
  });

  it('sends every byte of a large file', async () => {
    const { scanner, peer } = await open();
    const bytes = randomBytes(1_000_001);
    await scanner.scan(bytes);
    expect(peer.scanned[0]?.equals(bytes)).toBe(true);
  });

  it.each(['INSTREAM size limit exceeded. ERROR', '', 'stream: FOUND OK'])(
    'fails for the answer "%s"',
    async (answer) => {
      const { scanner } = await open(() => answer);
      await expect(scanner.scan(Buffer.from('x'))).rejects.toThrow('ClamAV answered');
    },
  );

  it('fails if nobody listens', async () => {
    const scanner = clamdScanner(new URL('tcp://127.0.0.1:1'));
    await expect(scanner.scan(Buffer.from('x'))).rejects.toThrow('ECONNREFUSED');
  });
});
