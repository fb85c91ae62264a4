import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testFilesContract } from './files.contract.ts';
import { readStored } from '../../uploads/read-stored.ts';
import { s3Files } from './s3-files.ts';
import { type Peer, startPeer } from './s3-peer.fixture.ts';

describe('s3Files', () => {
  let peer: Peer;
  beforeAll(async () => {
    peer = await startPeer();
  });
  afterAll(() => peer.stop());

  testFilesContract('a bucket', async () => s3Files(peer.bucket));

  it('signs every request', async () => {
    await s3Files(peer.bucket).write('signed', Buffer.from('content'));
    expect(peer.signed.length).toBeGreaterThan(0);
    expect(peer.signed).not.toContain(false);
  });

  it('retries while the store briefly answers 503', async () => {
    peer.fail(2);
    await s3Files(peer.bucket).write('late', Buffer.from('arrived'));
    expect((await readStored(s3Files(peer.bucket), 'late'))?.toString()).toBe('arrived');
  });

  it('throws when the store keeps answering 503, instead of reporting a missing file', async () => {
    peer.fail(3);
    await expect(s3Files(peer.bucket).open('late')).rejects.toMatchObject({
      $metadata: { httpStatusCode: 503 },
    });
    peer.fail(0);
  });
});
