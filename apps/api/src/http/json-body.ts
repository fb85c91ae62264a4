import type { FastifyInstance } from 'fastify';

/** Stands for a body that is no JSON: it is refused once it is known that the caller may call at all. */
export const MALFORMED = Symbol('malformed JSON');

/** Accepts JSON bodies; an empty one is none. */
export function acceptJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body === '' ? undefined : parsed(String(body)));
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return MALFORMED;
  }
}
