import { describe, expect, it } from 'vitest';
import { pendingFileOf } from './accept-file.ts';

const toFormFile = (text: string) => ({ bytes: Buffer.from(text), name: 'a.txt', sha256: 'hash' });

function fileOf(text: string) {
  const refused: number[] = [];
  const onRefused = async (size: number) => void refused.push(size);
  const pending = pendingFileOf({ documents: true }, toFormFile(text), {
    queueKey: 'a person',
    onRefused,
    scanner: null,
  });
  if (!pending) throw new Error('no file');
  return { pending, refused };
}

describe('pendingFileOf', () => {
  it('reports the size of a file that is refused', async () => {
    const { pending, refused } = fileOf('<html></html>');
    await expect(pending.inspect()).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA' });
    expect(refused).toEqual([13]);
  });

  it('does not report an accepted file as refused', async () => {
    const { pending, refused } = fileOf('Niente sale.');
    await pending.inspect();
    expect(pending.file.inspected()).toMatchObject({ contentType: 'text/plain', sha256: 'hash' });
    expect(refused).toEqual([]);
  });

  it('is null without a file', () => {
    const onRefused = async () => undefined;
    expect(
      pendingFileOf({ documents: true }, null, { queueKey: 'a person', onRefused, scanner: null }),
    ).toBeNull();
  });
});
