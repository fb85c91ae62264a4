import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../errors/refusal.ts';
import type { ByteRange, OpenedFile } from '../../ports/files.ts';
import { parseByteRange } from './byte-range.ts';
import type { Download } from '../context.ts';
import type { TakeSlot } from './download-slots.ts';
import { cutSlowReader, type Pace } from '../load/pace.ts';
import { setFileHeaders } from '../replies/reply.ts';

/** Smaller files take no slot, because a page may load dozens of pictures in parallel. */
const LARGE_BYTES = 1024 * 1024;

type Exchange = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Key of the person whose download slots a large file takes. */
  readonly readerKey: string;
  readonly takeSlot: TakeSlot;
  readonly pace?: Pace | undefined;
};

export const isDownload = (answer: unknown): answer is Download =>
  typeof answer === 'object' &&
  answer !== null &&
  'open' in answer &&
  typeof answer.open === 'function';

/**
 * Streams a stored file, or the part requested by `Range`. Disconnects a client that stops reading. Errors:
 * NOT_FOUND, RANGE_NOT_SATISFIABLE, TOO_MANY_REQUESTS.
 */
export async function sendDownload(exchange: Exchange, download: Download): Promise<unknown> {
  const { request, reply } = exchange;
  const etag = `"${download.version}"`;
  if (request.headers['if-none-match']?.includes(etag))
    return reply.code(304).header('etag', etag).send();
  const range = rangeOf(request, download, etag);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${download.size}`);
    throw new Refusal('RANGE_NOT_SATISFIABLE');
  }
  const { size, content } = await openInTurn(exchange, download, range);
  reply.code(range ? 206 : 200).headers({ etag, 'content-length': size });
  setFileHeaders(reply, download);
  if (download.size !== null) reply.header('accept-ranges', 'bytes');
  if (range) reply.header('content-range', contentRange(range, download.size));
  if (request.method !== 'HEAD') return reply.send(content);
  content.destroy();
  return reply.send(Readable.from([]));
}

/** Opens a file once its reader has a slot, and closes it when the reader disconnects. */
async function openInTurn(
  { request, reply: { raw }, readerKey, takeSlot, pace }: Exchange,
  { open, size }: Download,
  range: ByteRange | null,
): Promise<OpenedFile> {
  const bytes = range ? range.last - range.first + 1 : (size ?? 0);
  const isLarge = bytes > LARGE_BYTES && request.method !== 'HEAD';
  const release = isLarge ? await takeSlot(readerKey) : () => undefined;
  raw.once('close', release);
  try {
    // A reader that disconnected while waiting receives nothing.
    const opened = raw.destroyed ? null : await open(range ?? undefined);
    if (!opened) throw new Refusal('NOT_FOUND');
    raw.once('close', () => opened.content.destroy());
    if (raw.destroyed) opened.content.destroy();
    cutSlowReader(raw, pace);
    return opened;
  } catch (error) {
    release();
    throw error;
  } finally {
    if (raw.destroyed) release();
  }
}

/** `If-Range` with another version asks for the whole file. */
function rangeOf(
  { headers, method }: FastifyRequest,
  { size }: Download,
  etag: string,
): ReturnType<typeof parseByteRange> {
  const { range, 'if-range': version = etag } = headers;
  if (size === null || method === 'HEAD' || version !== etag) return null;
  return parseByteRange(range, size);
}

const contentRange = ({ first, last }: ByteRange, size: number | null) =>
  `bytes ${first}-${last}/${size}`;
