import type { Problem } from '@zampa/contract/problem';
import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toRefusal, invalid, Refusal } from '../../errors/refusal.ts';

/** Answers errors as `application/problem+json`. Unexpected errors become a bare 500 with the request id. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(fromFramework(error));
    if (refusal instanceof Refusal) return sendRefusal(request, reply, refusal);
    request.log.error({ err: error }, 'unexpected error');
    return send(request, reply, {
      status: 500,
      code: 'UNEXPECTED',
      detail: 'Something went wrong on our side.',
    });
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new Refusal('NOT_FOUND')));
}

/** Answers URLs that the framework cannot parse and refuses before any route or hook. */
export function answerUnreadable(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.headers({ 'x-request-id': request.id, 'cache-control': 'private, no-store' });
  void sendRefusal(request, reply, invalid('path', 'malformed'));
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  // The rest of a body that is too large is not read, so that the connection cannot be reused.
  if (!request.raw.complete && refusal.code === 'PAYLOAD_TOO_LARGE')
    reply.header('connection', 'close');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  const { status, code, message: detail, fields } = refusal;
  return send(request, reply, { status, code, detail, fields });
}

type Answered = {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly fields?: Refusal['fields'];
};

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, detail, fields = [] }: Answered,
) {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail,
    ...(fields.length > 0 && { errors: fields.map((field) => ({ ...field })) }),
    requestId: request.id,
  };
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/** Maps the framework's own errors to refusals. */
function fromFramework(error: FastifyError): unknown {
  if (error instanceof Refusal || !error.code?.startsWith('FST_')) return error;
  if (error.statusCode === 413) return new Refusal('PAYLOAD_TOO_LARGE');
  if (error.statusCode === 415) return new Refusal('UNSUPPORTED_MEDIA');
  if (error.statusCode === 503) return new Refusal('UNAVAILABLE', { retryAfter: 5 });
  return error.statusCode !== undefined && error.statusCode < 500
    ? invalid('body', 'malformed')
    : error;
}
