import { afterEach, expect, it, vi } from 'vitest';
import { apiOf } from '../recording-api.test-data.ts';
import { download } from './download.ts';
import { fileIdOf, fileUrlQuery } from './use-file-url.ts';

const ID = '0198c0de-1234-7abc-8def-0123456789ab';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('download saves a file under its name and revokes its URL a minute later', async () => {
  vi.useFakeTimers();
  const clicked: unknown[] = [];
  const link = { href: '', download: '', click: () => clicked.push([link.href, link.download]) };
  vi.stubGlobal('document', { createElement: (tag: string) => (tag === 'a' ? link : undefined) });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const requests: unknown[] = [];
  const blob = async (...call: readonly unknown[]) => {
    requests.push(call);
    return new Blob(['x']);
  };
  await download(apiOf(blob), { id: ID }, 'luna.pdf');
  expect(requests).toEqual([['GET /files/{id}', { params: { id: ID } }]]);
  expect(clicked).toEqual([['blob:1', 'luna.pdf']]);
  vi.advanceTimersByTime(59_999);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:1');
});

it.each([
  { image: ID, id: ID },
  { image: `https://zampa.example/api/files/${ID}`, id: ID },
  { image: 'luna.png', id: null },
  { image: null, id: null },
  { image: undefined, id: null },
])('fileIdOf returns $id for $image', ({ image, id }) => {
  expect(fileIdOf(image)).toBe(id);
});

it('fileUrlQuery requests WebP in the original size by default, or the given format and width, with low priority', async () => {
  const requests: unknown[] = [];
  const blob = async (_call: string, input: object) => {
    requests.push(input);
    return new Blob(['x']);
  };
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const { signal } = new AbortController();
  for (const size of [{}, { width: 128, format: 'png' }] as const) {
    const { queryFn } = fileUrlQuery(apiOf(blob), ID, size);
    if (typeof queryFn !== 'function') throw new Error('a file without a query');
    await expect(queryFn({ signal } as never)).resolves.toBe('blob:1');
  }
  expect(requests).toEqual([
    { params: { id: ID }, query: { format: 'webp' }, signal, isUnhurried: true },
    { params: { id: ID }, query: { width: 128, format: 'png' }, signal, isUnhurried: true },
  ]);
});
