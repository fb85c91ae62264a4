import { refusals, type RefusalCode } from '@zampa/contract/refusals';
import { BILLING_WEBHOOK_PATH, CARD_WEBHOOK_PATH } from '../webhooks.ts';

/** Path to which browsers report violations of the content security policy. */
export const CSP_REPORTS_PATH = '/api/csp-reports';
/** Path of the OpenAPI document. */
export const OPENAPI_PATH = '/api/openapi.json';

type Json = Readonly<Record<string, unknown>>;

const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });

const statusOf = (...values: string[]) =>
  jsonContent({
    type: 'object',
    properties: { status: { type: 'string', enum: values } },
    required: ['status'],
  });

const PROBLEM: Json = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};

/** Error responses by status. */
const errorResponses = (...codes: RefusalCode[]): Json =>
  Object.fromEntries(
    codes.map((code) => [String(refusals[code].status), { description: code, content: PROBLEM }]),
  );

const okResponse = (content: Json): Json => ({ '200': { description: 'Done', content } });

/** A provider's message; its content is not trusted, the state is read from the provider. */
const message: Json = { required: true, content: jsonContent({ type: 'object' }) };

const received = jsonContent({
  type: 'object',
  properties: { received: { type: 'boolean', const: true } },
  required: ['received'],
});

/** Security schemes of non-personal endpoints. */
export const extraSecuritySchemes: Json = {
  chargebee: { type: 'http', scheme: 'basic', description: 'CHARGEBEE_WEBHOOK_USER and _PASSWORD' },
  metrics: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN' },
};

/** OpenAPI paths of endpoints that are not calls of the apps: webhooks, health and metrics. */
export const extraEndpoints: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  [CARD_WEBHOOK_PATH]: {
    post: {
      operationId: 'receiveCardEvent',
      tags: ['webhooks'],
      summary: 'Webhook of the card provider, with its signature',
      security: [],
      parameters: [
        { name: 'Stripe-Signature', in: 'header', required: true, schema: { type: 'string' } },
      ],
      requestBody: message,
      responses: {
        ...okResponse(received),
        ...errorResponses('VALIDATION', 'PAYLOAD_TOO_LARGE', 'UNAVAILABLE'),
      },
    },
  },
  [BILLING_WEBHOOK_PATH]: {
    post: {
      operationId: 'receiveBillingEvent',
      tags: ['webhooks'],
      summary: 'Webhook of the billing provider',
      security: [{ chargebee: [] }],
      parameters: [],
      requestBody: message,
      responses: {
        ...okResponse(received),
        ...errorResponses('UNAUTHENTICATED', 'PAYLOAD_TOO_LARGE', 'UNAVAILABLE'),
      },
    },
  },
  [CSP_REPORTS_PATH]: {
    post: {
      operationId: 'reportCspViolation',
      tags: ['operations'],
      summary: 'Report violations of the content security policy; they are counted by directive',
      security: [],
      parameters: [],
      requestBody: {
        required: true,
        content: {
          'application/csp-report': { schema: { type: 'object' } },
          'application/reports+json': { schema: { type: 'array', items: { type: 'object' } } },
        },
      },
      responses: {
        '204': { description: 'Counted' },
        ...errorResponses(
          'VALIDATION',
          'PAYLOAD_TOO_LARGE',
          'UNSUPPORTED_MEDIA',
          'TOO_MANY_REQUESTS',
          'UNAVAILABLE',
        ),
      },
    },
  },
  [OPENAPI_PATH]: {
    get: {
      operationId: 'readOpenApi',
      tags: ['operations'],
      summary: 'This document',
      security: [],
      parameters: [],
      responses: {
        ...okResponse(jsonContent({ type: 'object' })),
        ...errorResponses('UNAVAILABLE'),
      },
    },
  },
  '/healthz': {
    get: {
      operationId: 'readHealth',
      tags: ['operations'],
      summary: 'Liveness: the process is running',
      security: [],
      parameters: [],
      responses: okResponse(statusOf('up')),
    },
  },
  '/readyz': {
    get: {
      operationId: 'readReadiness',
      tags: ['operations'],
      summary:
        'Readiness: the database answers, migrations are done, and there is disk space to write',
      security: [],
      parameters: [],
      responses: {
        ...okResponse(statusOf('ready')),
        '503': {
          description: 'Starting, stopping, overloaded or out of disk space',
          headers: { 'Retry-After': { schema: { type: 'integer' } } },
          content: { ...statusOf('not ready'), ...PROBLEM },
        },
      },
    },
  },
  '/metrics': {
    get: {
      operationId: 'readMetrics',
      tags: ['operations'],
      summary:
        'Metrics for Prometheus; in production only with the token, otherwise from this machine too',
      security: [{ metrics: [] }, {}],
      parameters: [],
      responses: {
        ...okResponse({ 'text/plain': { schema: { type: 'string' } } }),
        ...errorResponses('NOT_FOUND'),
      },
    },
  },
};
