import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepsItsPromises } from './files.contract.ts';
import { s3Files } from './s3-files.ts';
import { type Peer, startPeer } from './s3-peer.fixture.ts';

describe('s3Files', () => {
  let peer: Peer;
  beforeAll(async () => {
    peer = await startPeer();
  });
  afterAll(() => peer.stop());

  keepsItsPromises('a bucket', async () => s3Files(peer.bucket));

  it('signs every request', async () => {
    await s3Files(peer.bucket).put('signed', Buffer.from('content'));
    expect(peer.signed.length).toBeGreaterThan(0);
    expect(peer.signed).not.toContain(false);
  });

  it('tries again when the store is away for a moment', async () => {
    peer.fail(2);
    await s3Files(peer.bucket).put('late', Buffer.from('arrived'));
    expect((await s3Files(peer.bucket).get('late'))?.toString()).toBe('arrived');
  });

  it('says so when the store stays away, and does not take it for a missing file', async () => {
    peer.fail(3);
    await expect(s3Files(peer.bucket).get('late')).rejects.toMatchObject({
      $metadata: { httpStatusCode: 503 },
    });
    peer.fail(0);
  });
});
