import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enterRequest } from '../load/measure-requests.ts';

/** Marks a body that is not valid JSON. It is refused after authorization. */
export const MALFORMED = Symbol('malformed JSON');

const lengths = new WeakMap<FastifyRequest, number>();

/** Returns the size of a request's JSON body in bytes; 0 without a body. */
export const bodyBytesOf = (request: FastifyRequest): number => lengths.get(request) ?? 0;

/** Parses JSON bodies; treats an empty body as absent. */
export function acceptJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, callback) => {
    enterRequest(request);
    lengths.set(request, Buffer.byteLength(body));
    callback(null, body === '' ? undefined : parseOrMalformed(String(body)));
  });
}

function parseOrMalformed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return MALFORMED;
  }
}
