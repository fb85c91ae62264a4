import { refusals, type RefusalCode } from '@zampa/contract/refusals';
import { BILLING_WEBHOOK_PATH, CARD_WEBHOOK_PATH } from './webhooks.ts';

/** The description of the API itself. */
export const OPENAPI_PATH = '/api/openapi.json';

type Json = Readonly<Record<string, unknown>>;

const asJson = (schema: Json): Json => ({ 'application/json': { schema } });

const statusOf = (...values: string[]) =>
  asJson({
    type: 'object',
    properties: { status: { type: 'string', enum: values } },
    required: ['status'],
  });

const PROBLEM: Json = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};

/** Answers with which a door refuses, by their status. */
const refusing = (...codes: RefusalCode[]): Json =>
  Object.fromEntries(
    codes.map((code) => [String(refusals[code].status), { description: code, content: PROBLEM }]),
  );

const done = (content: Json): Json => ({ '200': { description: 'Done', content } });

/** Message of a provider: what is in it is the provider's, and is asked for anew. */
const message: Json = { required: true, content: asJson({ type: 'object' }) };

const received = asJson({
  type: 'object',
  properties: { received: { type: 'boolean', const: true } },
  required: ['received'],
});

/** How those sign in who are no person. */
export const doorSchemes: Json = {
  chargebee: { type: 'http', scheme: 'basic', description: 'CHARGEBEE_WEBHOOK_USER and _PASSWORD' },
  metrics: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN' },
};

/** What the server answers beside the calls of the apps: providers that ring, and who watches the server, by path. */
export const doors: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  [CARD_WEBHOOK_PATH]: {
    post: {
      operationId: 'receiveCardEvent',
      tags: ['webhooks'],
      summary: 'What the card provider rings for, signed by it',
      security: [],
      parameters: [
        { name: 'Stripe-Signature', in: 'header', required: true, schema: { type: 'string' } },
      ],
      requestBody: message,
      responses: {
        ...done(received),
        ...refusing('VALIDATION', 'PAYLOAD_TOO_LARGE', 'UNAVAILABLE'),
      },
    },
  },
  [BILLING_WEBHOOK_PATH]: {
    post: {
      operationId: 'receiveBillingEvent',
      tags: ['webhooks'],
      summary: 'What the billing provider rings for',
      security: [{ chargebee: [] }],
      parameters: [],
      requestBody: message,
      responses: {
        ...done(received),
        ...refusing('UNAUTHENTICATED', 'PAYLOAD_TOO_LARGE', 'UNAVAILABLE'),
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
      responses: { ...done(asJson({ type: 'object' })), ...refusing('UNAVAILABLE') },
    },
  },
  '/healthz': {
    get: {
      operationId: 'readHealth',
      tags: ['operations'],
      summary: 'Whether the process is up',
      security: [],
      parameters: [],
      responses: done(statusOf('up')),
    },
  },
  '/readyz': {
    get: {
      operationId: 'readReadiness',
      tags: ['operations'],
      summary: 'Whether the database answers, its migrations are done and there is room to write',
      security: [],
      parameters: [],
      responses: {
        ...done(statusOf('ready')),
        '503': {
          description: 'Not yet, not now, or too much is asked',
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
        'What Prometheus reads; in production with the token alone, else from this machine too',
      security: [{ metrics: [] }, {}],
      parameters: [],
      responses: {
        ...done({ 'text/plain': { schema: { type: 'string' } } }),
        ...refusing('NOT_FOUND'),
      },
    },
  },
};
