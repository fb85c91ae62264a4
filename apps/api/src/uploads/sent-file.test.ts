import { describe, expect, it } from 'vitest';
import { Refusal } from '../errors/refusal.ts';
import { createUninspectedFile, inspectOnDemand } from './sent-file.ts';
import { unsupported, type UploadedFile } from './upload.ts';

const SENT = { bytes: Buffer.from('sent'), name: 'a.txt', sha256: 'hash of what was sent' };
const STORED: UploadedFile = {
  bytes: Buffer.from('stored'),
  contentType: 'text/plain',
  name: 'a.txt',
  width: null,
  height: null,
  sha256: 'hash of what is stored',
};

function pendingFile(accept: () => Promise<UploadedFile> = async () => STORED) {
  const calls: string[] = [];
  const pending = createUninspectedFile(SENT, () => {
    calls.push('inspect');
    return accept();
  });
  return { pending, calls };
}

describe('inspectOnDemand', () => {
  it('does not inspect the file if the write is refused first', async () => {
    const { pending, calls } = pendingFile();
    const work = () => Promise.reject(new Refusal('NOT_FOUND'));
    await expect(inspectOnDemand(pending, work)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(calls).toEqual([]);
  });

  it('inspects the file when the write needs it, then runs the write again', async () => {
    const { pending, calls } = pendingFile();
    const stored = await inspectOnDemand(pending, async () => {
      calls.push('work');
      return pending.file.inspected().bytes.toString();
    });
    expect(stored).toBe('stored');
    expect(calls).toEqual(['work', 'inspect', 'work']);
  });

  it('passes on the refusal of the inspection and does not run the write again', async () => {
    const { pending, calls } = pendingFile(() => Promise.reject(unsupported()));
    const work = async () => {
      calls.push('work');
      return pending.file.inspected();
    };
    await expect(inspectOnDemand(pending, work)).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA',
    });
    expect(calls).toEqual(['work', 'inspect']);
  });

  it('describes the file as it was sent', () => {
    const { pending } = pendingFile();
    expect(pending.file).toMatchObject({ size: 4, sha256: 'hash of what was sent' });
  });
});
