import { describe, expect, it } from 'vitest';
import { ApiRefusal, ApiUnreachable, isGone, isPassing, refusalOf } from './problems.ts';

const refused = (status: number, code?: string) =>
  new ApiRefusal(status, { ...(code && { code }) });

describe('isPassing', () => {
  it.each([
    { why: 'no answer', error: new ApiUnreachable('No answer'), passing: true },
    { why: 'a fault of the server', error: refused(500), passing: true },
    { why: 'a server that is away', error: refused(503), passing: true },
    { why: 'too many requests', error: refused(429), passing: true },
    { why: 'the last refusal before the faults', error: refused(499), passing: false },
    { why: 'a refusal', error: refused(409), passing: false },
    { why: 'the neighbour of too many', error: refused(428), passing: false },
    { why: 'a fault of ours', error: new TypeError('undefined'), passing: false },
  ])('$why: $passing', ({ error, passing }) => {
    expect(isPassing(error)).toBe(passing);
  });
});

describe('isGone', () => {
  it.each([
    { why: 'not found', error: refused(404, 'NOT_FOUND'), gone: true },
    { why: 'no facility', error: refused(404, 'FACILITY_UNKNOWN'), gone: true },
    { why: 'an address that cannot be', error: refused(400, 'VALIDATION'), gone: true },
    { why: 'forbidden', error: refused(403, 'FORBIDDEN'), gone: false },
    { why: 'no answer', error: new ApiUnreachable('No answer'), gone: false },
    { why: 'what only looks like it', error: { code: 'NOT_FOUND' }, gone: false },
  ])('$why: $gone', ({ error, gone }) => {
    expect(isGone(error)).toBe(gone);
  });
});

describe('refusalOf', () => {
  it('tells what a problem says', async () => {
    const problem = { code: 'STALE', detail: 'Changed by somebody else', requestId: 'r' };
    const refusal = await refusalOf(Response.json(problem, { status: 412 }));
    expect(refusal).toMatchObject({ code: 'STALE', status: 412, requestId: 'r', retryAfter: null });
    expect(refusal.message).toBe('Changed by somebody else');
    expect(refusal.fields).toEqual([]);
  });

  it.each([
    { body: 'null', why: 'nothing' },
    { body: '"no"', why: 'a word' },
    { body: '<h1>', why: 'a page' },
  ])('is unexpected where a proxy answers with $why', async ({ body }) => {
    const refusal = await refusalOf(new Response(body, { status: 502 }));
    expect(refusal).toMatchObject({ code: 'UNEXPECTED', status: 502, requestId: null, fields: [] });
    expect(refusal.message).toBe('Answer 502');
  });

  it.each([
    { header: '7', seconds: 7 },
    { header: '0', seconds: 0 },
    { header: 'Fri, 20 Nov 2026 10:00:00 GMT', seconds: null },
  ])('waits $seconds s after Retry-After: $header', async ({ header, seconds }) => {
    const headers = { 'Retry-After': header };
    const { retryAfter } = await refusalOf(new Response('{}', { status: 429, headers }));
    expect(retryAfter).toBe(seconds);
  });
});
