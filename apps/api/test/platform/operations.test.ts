import { keyOf, type CallDefinition } from '@zampa/contract/call';
import { calls } from '@zampa/contract/calls';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const TOKEN = 'a-token-for-metrics';

describe('operations endpoints', () => {
  const product = useProduct({ METRICS_TOKEN: TOKEN });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, product().address), { headers });

  it('report the server as alive and ready', async () => {
    expect(await get('/healthz')).toMatchObject({ status: 200 });
    expect(await get('/readyz')).toMatchObject({ status: 200 });
  });

  it('show metrics locally or with the token, but not through a proxy', async () => {
    const local = await get('/metrics');
    expect(local.status).toBe(200);
    expect(await local.text()).toContain('http_request_duration_seconds_bucket');
    const forwarded = { 'x-forwarded-for': '127.0.0.1' };
    expect(await get('/metrics', forwarded)).toMatchObject({ status: 404 });
    for (const header of ['forwarded', 'via', 'x-real-ip', 'x-forwarded-host'])
      expect(await get('/metrics', { [header]: '127.0.0.1' }), header).toMatchObject({
        status: 404,
      });
    const wrong = { ...forwarded, authorization: 'Bearer another-token-here' };
    expect(await get('/metrics', wrong)).toMatchObject({ status: 404 });
    const right = { ...forwarded, authorization: `Bearer ${TOKEN}` };
    expect(await get('/metrics', right)).toMatchObject({ status: 200 });
  });

  it('include a development mailbox, empty when e-mails are really sent', async () => {
    expect(await (await get('/dev/mailbox.json')).json()).toEqual([]);
  });
});

describe('metrics in production, where a proxy without headers looks like a local client', () => {
  const production = { NODE_ENV: 'production', ALLOW_SANDBOX: '1' };
  const withToken = useProduct({ ...production, METRICS_TOKEN: TOKEN });
  const without = useProduct(production);

  it('are shown only with the token', async () => {
    const authorization = `Bearer ${TOKEN}`;
    const fetchMetrics = ({ address }: { address: string }, headers: Record<string, string> = {}) =>
      fetch(`${address}/metrics`, { headers });
    expect(await fetchMetrics(withToken())).toMatchObject({ status: 404 });
    expect(await fetchMetrics(withToken(), { authorization })).toMatchObject({ status: 200 });
    expect(await fetchMetrics(without())).toMatchObject({ status: 404 });
    expect(await fetchMetrics(without(), { authorization: 'Bearer ' })).toMatchObject({
      status: 404,
    });
  });
});

type Operation = {
  readonly operationId: string;
  readonly security: readonly unknown[];
  readonly parameters: readonly { name: string; in: string; schema: object }[];
  readonly requestBody?: { content: Record<string, { schema: object }> };
  readonly responses: Record<string, { content?: Record<string, { schema: object }> }>;
};
/** Endpoints besides the calls of the contract. */
const EXTRA_ENDPOINTS = [
  'POST /api/csp-reports',
  'POST /api/webhooks/stripe',
  'POST /api/webhooks/chargebee',
  'GET /api/openapi.json',
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
];

type Document = {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, object> };
};

describe('GET /api/openapi.json', () => {
  const product = useProduct();
  let document: Document;
  beforeAll(async () => {
    const response = await fetch(`${product().address}/api/openapi.json`);
    document = (await response.json()) as Document;
  });

  it('describes every call once, in OpenAPI 3.1', () => {
    const { openapi, paths } = document;
    expect(openapi).toMatch(/^3\.1\./);
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = calls.map((call) => keyOf<CallDefinition>(call).replace(' /', ' /api/'));
    expect(described.toSorted()).toEqual([...expected, ...EXTRA_ENDPOINTS].toSorted());
    const operations = Object.values(paths).flatMap((each) => Object.values(each));
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(calls.length + EXTRA_ENDPOINTS.length);
    expect(names).toEqual(expect.arrayContaining(['signIn', 'searchRequests', 'createEvent']));
  });

  it('describes the content types of the webhooks and operations endpoints', async () => {
    const { paths } = document;
    for (const door of EXTRA_ENDPOINTS) {
      const [method = '', path = ''] = door.split(' ');
      const answer = await fetch(`${product().address}${path}`, {
        method,
        ...(method === 'POST' && { body: '{}' }),
      });
      const described = paths[path]?.[method.toLowerCase()]?.responses[String(answer.status)];
      const [type] = (answer.headers.get('content-type') ?? '').split(';');
      expect(Object.keys(described?.content ?? {}), door).toContain(type);
    }
  });

  it('lists Idempotency-Key and If-Match where a call accepts them', () => {
    const headersOf = (path: string, method: string) =>
      document.paths[path]?.[method]?.parameters
        .filter((parameter) => parameter.in === 'header')
        .map(({ name }) => name);
    expect(headersOf('/api/events', 'post')).toEqual(['Idempotency-Key']);
    expect(headersOf('/api/auth/change-password', 'post')).toEqual(['Idempotency-Key']);
    expect(headersOf('/api/users/vet', 'patch')).toEqual(['Idempotency-Key', 'If-Match']);
    expect(headersOf('/api/calendar', 'get')).toEqual([]);
    expect(headersOf('/api/requests/search', 'post')).toEqual([]);
    expect(headersOf('/api/auth/sign-in', 'post')).toEqual(['X-Zampa-Session']);
    expect(headersOf('/api/auth/sign-up', 'post')).toEqual([]);
  });

  it('contains schemas that compile and no dangling references', () => {
    const { paths, components } = document;
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'https://zampa.example/openapi', components });
    const parts = Object.values(paths).flatMap((operations) =>
      Object.values(operations).flatMap(({ parameters, requestBody, responses }) => [
        ...parameters,
        ...Object.values(requestBody?.content ?? {}),
        ...Object.values(responses).flatMap(({ content }) => Object.values(content ?? {})),
      ]),
    );
    expect(parts.length).toBeGreaterThan(calls.length);
    const schemas = [...parts.map(({ schema }) => schema), ...Object.values(components.schemas)];
    // Most parameters and all problems have the same few schemas.
    for (const text of new Set(schemas.map((schema) => JSON.stringify(schema))))
      ajv.compile(JSON.parse(text.replaceAll('"#/', '"https://zampa.example/openapi#/')) as object);
  });

  it('lists each path parameter, and a problem for each error status', () => {
    const { paths } = document;
    const ofCalls = Object.entries(paths).filter(([path]) => path.startsWith('/api/'));
    for (const [path, operations] of ofCalls)
      for (const { parameters, responses } of Object.values(operations)) {
        const named = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        expect(named.toSorted(), path).toEqual(inPath.toSorted());
        const refused = Object.entries(responses).filter(([status]) => Number(status) >= 400);
        for (const [, { content = {} }] of refused)
          expect(Object.keys(content), path).toEqual(['application/problem+json']);
      }
  });
});
