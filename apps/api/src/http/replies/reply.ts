import { createHash } from 'node:crypto';
import type { CallDefinition } from '@zampa/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from './pagination.ts';
import type { Bytes } from '../context.ts';
import { type Json, jsonBytes } from './json-bytes.ts';
import { cutSlowReader } from '../load/pace.ts';

/** No name of a file is longer; only so much of one is normalized. */
const FILE_NAME_LENGTH = 255;
const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends a response as its call declares. Fields that are not in the schema are removed. */
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
  if (call.pagedIfAsked) return sendList(call, request, reply, answer as Page);
  if (isJson(answer)) return reply.type(JSON_TYPE).send(answer.json);
  const shaped = call.answer.parse(answer);
  if (call.catalogue) return sendCatalogue(request, reply, shaped);
  if (hasVersion(shaped)) reply.header('etag', `"${shaped.dateUpdated}"`);
  return reply.type(JSON_TYPE).send(jsonBytes(shaped));
}

/** The ETag is a hash of the content, so that an unchanged catalog is not downloaded again after a release. */
function sendCatalogue(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  catalogue: unknown,
): unknown {
  const json = jsonBytes(catalogue);
  return sendVersion(headers, reply, json, [json]);
}

/** Sends JSON, or 304 if the caller has this version. `parts` are all that the version depends on. */
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

function sendBytes(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, contentType, name, version }: Bytes,
): unknown {
  if (version !== undefined) {
    reply.header('etag', `"${version}"`);
    if (headers['if-none-match']?.includes(`"${version}"`)) return reply.code(304).send();
  }
  setFileHeaders(reply, { contentType, name });
  cutSlowReader(reply.raw);
  return reply.code(200).send(typeof bytes === 'function' ? bytes() : bytes);
}

/** Sets the headers of a file, which browsers show as a picture or save, and never run. */
export function setFileHeaders(
  reply: FastifyReply,
  { contentType, name }: Pick<Bytes, 'contentType' | 'name'>,
): void {
  reply
    .type(contentType)
    .header('content-disposition', name === null ? 'inline' : attachmentOf(name))
    .header('content-security-policy', "default-src 'none'; sandbox");
}

/** RFC 6266: the full name, with an ASCII fallback for old programs. */
function attachmentOf(name: string): string {
  const ascii = name
    .slice(0, FILE_NAME_LENGTH)
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${hexOf(mark)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`;
}

const hexOf = (mark: string) => mark.charCodeAt(0).toString(16).toUpperCase();

/** Sends a list as a bare array, with a link to the next page if there is one. */
function sendList(
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
  // Without a URL of its own, the response to a POST cannot have a version.
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
