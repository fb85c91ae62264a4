import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const PATH = '/api/csp-reports';

describe('POST /api/csp-reports', () => {
  const product = useProduct();
  let networks = 0;
  const send = (body: string, type: string, ip = `172.16.0.${(networks += 1)}`) =>
    fetch(`${product().address}${PATH}`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': ip },
      body,
    });
  const counted = async (directive: string) => {
    const metrics = await (await fetch(`${product().address}/metrics`)).text();
    const line = new RegExp(`^csp_violations_total\\{directive="${directive}"\\} (\\d+)$`, 'm');
    return Number(line.exec(metrics)?.[1] ?? 0);
  };

  it.each([
    {
      why: 'report-uri',
      type: 'application/csp-report',
      report: { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://a.b' } },
      directive: 'img-src',
    },
    {
      why: 'an older browser',
      type: 'application/csp-report',
      report: { 'csp-report': { 'violated-directive': "script-src 'self'" } },
      directive: 'script-src',
    },
    {
      why: 'report-to',
      type: 'application/reports+json',
      report: [{ type: 'csp-violation', body: { effectiveDirective: 'style-src-attr' } }],
      directive: 'style-src-attr',
    },
    {
      why: 'an unknown directive',
      type: 'application/csp-report',
      report: { 'csp-report': { 'effective-directive': 'made-up' } },
      directive: 'other',
    },
    { why: 'an unreadable report', type: 'application/json', report: 'text', directive: 'other' },
  ])('counts $directive from $why', async ({ type, report, directive }) => {
    const before = await counted(directive);
    const answer = await send(JSON.stringify(report), type);
    expect(answer.status).toBe(204);
    expect(await counted(directive)).toBe(before + 1);
  });

  it('counts each report of a list, at most 20', async () => {
    const report = { body: { effectiveDirective: 'font-src' } };
    const list = JSON.stringify(Array.from({ length: 30 }, () => report));
    expect((await send(list, 'application/reports+json')).status).toBe(204);
    expect(await counted('font-src')).toBe(20);
  });

  it.each([
    { why: 'a body that is not JSON', body: '{', type: 'application/csp-report', status: 400 },
    { why: 'another content type', body: '{}', type: 'text/plain', status: 415 },
    {
      why: 'more than 16 KB',
      body: JSON.stringify({ 'csp-report': { 'script-sample': 'x'.repeat(16 * 1024) } }),
      type: 'application/csp-report',
      status: 413,
    },
  ])('rejects $why', async ({ body, type, status }) => {
    expect((await send(body, type)).status).toBe(status);
  });

  it('rejects the 61st request of a network in a minute, but serves other networks', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await send('{}', 'application/csp-report', '172.17.0.1')).status);
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([204]));
    expect(statuses.at(-1)).toBe(429);
    expect((await send('{}', 'application/csp-report', '172.17.0.2')).status).toBe(204);
  });
});
