import { describe, expect, it } from 'vitest';
import { ApiRefusal, ApiUnreachable, isNotFound, isRetryable, parseRefusal } from './problems.ts';

const refused = (status: number, code?: string) =>
  new ApiRefusal(status, { ...(code && { code }) });

describe('isRetryable', () => {
  it.each([
    { why: 'no answer', error: new ApiUnreachable('No answer'), passing: true },
    { why: 'a server error', error: refused(500), passing: true },
    { why: 'an unavailable server', error: refused(503), passing: true },
    { why: 'too many requests', error: refused(429), passing: true },
    { why: 'the highest client error status', error: refused(499), passing: false },
    { why: 'a refusal', error: refused(409), passing: false },
    { why: 'status 428', error: refused(428), passing: false },
    { why: 'an exception in the app', error: new TypeError('undefined'), passing: false },
  ])('is $passing for $why', ({ error, passing }) => {
    expect(isRetryable(error)).toBe(passing);
  });
});

describe('isNotFound', () => {
  it.each([
    { why: 'not found', error: refused(404, 'NOT_FOUND'), notFound: true },
    { why: 'an unknown facility', error: refused(404, 'FACILITY_UNKNOWN'), notFound: true },
    { why: 'a malformed id', error: refused(400, 'VALIDATION'), notFound: true },
    { why: 'forbidden', error: refused(403, 'FORBIDDEN'), notFound: false },
    { why: 'no answer', error: new ApiUnreachable('No answer'), notFound: false },
    { why: 'an object that is not an ApiRefusal', error: { code: 'NOT_FOUND' }, notFound: false },
  ])('is $notFound for $why', ({ error, notFound }) => {
    expect(isNotFound(error)).toBe(notFound);
  });
});

describe('parseRefusal', () => {
  it('reads the code, message and request id of a problem', async () => {
    const problem = { code: 'STALE', detail: 'Changed by somebody else', requestId: 'r' };
    const refusal = await parseRefusal(Response.json(problem, { status: 412 }));
    expect(refusal).toMatchObject({ code: 'STALE', status: 412, requestId: 'r', retryAfter: null });
    expect(refusal.message).toBe('Changed by somebody else');
    expect(refusal.fields).toEqual([]);
  });

  it.each([
    { body: 'null', why: 'null' },
    { body: '"no"', why: 'a JSON string' },
    { body: '<h1>', why: 'an HTML page' },
  ])('returns UNEXPECTED when a proxy answers with $why', async ({ body }) => {
    const refusal = await parseRefusal(new Response(body, { status: 502 }));
    expect(refusal).toMatchObject({ code: 'UNEXPECTED', status: 502, requestId: null, fields: [] });
    expect(refusal.message).toBe('Answer 502');
  });

  it.each([
    { header: '7', seconds: 7 },
    { header: '0', seconds: 0 },
    { header: 'Fri, 20 Nov 2026 10:00:00 GMT', seconds: null },
  ])('reads $seconds seconds from the Retry-After header $header', async ({ header, seconds }) => {
    const headers = { 'Retry-After': header };
    const { retryAfter } = await parseRefusal(new Response('{}', { status: 429, headers }));
    expect(retryAfter).toBe(seconds);
  });
});
