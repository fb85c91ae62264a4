import { createHash } from 'node:crypto';
import type { CallDefinition } from '@zampa/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from './pagination.ts';
import type { Bytes } from './context.ts';
import { type Json, jsonBytes } from './json-bytes.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends the answer as the call describes it; nothing that its schema does not name ever leaves. */
export function sendReply(
  call: CallDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): unknown {
  if (call.bytes) return sendBytes(request, reply, answer as Bytes);
  if (!call.answer) return reply.code(call.status ?? 204).send();
  reply.code(call.status ?? 200);
  if (call.paged) return sendPage(call, request, reply, answer as Page);
  if (call.pagedIfAsked) return sendPart(call, request, reply, answer as Page);
  if (isJson(answer)) return reply.type(JSON_TYPE).send(answer.json);
  const shaped = call.answer.parse(answer);
  if (call.catalogue) return sendCatalogue(request, reply, shaped);
  if (hasVersion(shaped)) reply.header('etag', `"${shaped.dateUpdated}"`);
  return reply.type(JSON_TYPE).send(jsonBytes(shaped));
}

/** Its version is its content: a release that changes nothing of it costs nobody a second download. */
function sendCatalogue(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  catalogue: unknown,
): unknown {
  const json = jsonBytes(catalogue);
  return sendVersion(headers, reply, json, [json]);
}

/** Sends JSON, unless whoever asks has this version of it: `parts` are all that it can differ in. */
function sendVersion(
  headers: FastifyRequest['headers'],
  reply: FastifyReply,
  json: string | Buffer,
  parts: readonly (string | Buffer)[],
): unknown {
  const content = createHash('sha256');
  for (const part of parts) content.update(part);
  const etag = `W/"${content.digest('base64url')}"`;
  reply.header('etag', etag);
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type(JSON_TYPE).send(json);
}

/** What somebody uploaded is shown as the picture it is or kept as a file, and never run as anything. */
function sendBytes(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, contentType, name, version }: Bytes,
): unknown {
  if (version !== undefined) {
    reply.header('etag', `"${version}"`);
    if (headers['if-none-match']?.includes(`"${version}"`)) return reply.code(304).send();
  }
  return reply
    .code(200)
    .type(contentType)
    .header('content-disposition', name === null ? 'inline' : attachmentOf(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(typeof bytes === 'function' ? bytes() : bytes);
}

/** RFC 6266: the name in full, and for old programs what of it is plain ASCII. */
function attachmentOf(name: string): string {
  const ascii = name.normalize('NFKD').replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${hexOf(mark)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`;
}

const hexOf = (mark: string) => mark.charCodeAt(0).toString(16).toUpperCase();

/** Sends a list as it is sent without pages, with the address of the next one where there is one. */
function sendPart(
  call: CallDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  { items, next }: Page,
): unknown {
  linkNext(request, reply, next);
  if (call.catalogue) return sendCatalogue(request, reply, call.answer?.parse(items));
  return reply
    .type(JSON_TYPE)
    .send(isJson(items) ? items.json : jsonBytes(call.answer?.parse(items)));
}

function linkNext(request: FastifyRequest, reply: FastifyReply, next: string | null): void {
  if (next === null) return;
  const url = new URL(request.url, 'http://own.invalid');
  url.searchParams.set('cursor', next);
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}

function sendPage(
  call: CallDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): unknown {
  if (page.total !== undefined) reply.header('x-total-count', page.total);
  linkNext(request, reply, page.next);
  const answer = page.around ? { ...page.around, items: page.items } : page.items;
  const json = isJson(page.items) ? page.items.json : jsonBytes(call.answer?.parse(answer));
  // What is asked by a body has no address that its version could be of.
  if (call.method !== 'GET') return reply.type(JSON_TYPE).send(json);
  const parts = [json, `;${page.next}`, `;${page.total}`];
  return sendVersion(request.headers, reply, json, parts);
}

function isJson(answer: unknown): answer is Json {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'json' in answer &&
    (typeof answer.json === 'string' || Buffer.isBuffer(answer.json))
  );
}

function hasVersion(answer: unknown): answer is { readonly dateUpdated: string } {
  return typeof answer === 'object' && answer !== null && 'dateUpdated' in answer;
}
