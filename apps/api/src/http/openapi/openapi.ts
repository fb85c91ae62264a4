import { SESSION_APPS, SESSION_HEADER } from '@zampa/contract/account/session-header';
import { keyOf, type CallDefinition } from '@zampa/contract/call';
import type { PolicyRow, PolicyRows } from '@zampa/contract/policy/row';
import { Problem } from '@zampa/contract/problem';
import { refusals } from '@zampa/contract/refusals';
import * as z from 'zod';
import { KEY_MAX_LENGTH } from '../idempotency.ts';
import { extraEndpoints, extraSecuritySchemes } from './openapi-endpoints.ts';
import { isReadCall } from '../perform.ts';

type Json = Readonly<Record<string, unknown>>;

/** Returns the OpenAPI 3.1 document of all calls, derived from the contract, and of the other endpoints. */
export function buildOpenApi(
  calls: Readonly<Record<string, CallDefinition>>,
  policy: Readonly<Record<string, PolicyRow | PolicyRows>>,
): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = (paths[`/api${call.path}`] ??= {});
    path[call.method.toLowerCase()] = operation(name, call, policy[keyOf(call)]);
  }
  return hoistSchemas({
    openapi: '3.1.0',
    info: {
      title: 'Zampa',
      version: '1',
      description:
        'Connects veterinary clinics and pet owners. Lists come in pages (`Link`); writes take an `Idempotency-Key`.',
    },
    servers: [{ url: '/' }],
    paths: { ...paths, ...extraEndpoints },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        ...extraSecuritySchemes,
      },
      schemas: schemaOf(Problem, 'output'),
    },
  });
}

function operation(
  name: string,
  call: CallDefinition,
  entry: PolicyRow | PolicyRows | undefined,
): Json {
  const isPublic = entry && !('selector' in entry) && entry.scope.kind === 'public';
  return {
    operationId: name,
    tags: [call.feature],
    summary: call.summary,
    security: isPublic ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...headersOf(call, isPublic === true),
    ],
    ...(call.body && { requestBody: { content: contentOf(call) } }),
    responses: responsesOf(call, isPublic === true),
  };
}

function parametersOf(schema: z.ZodObject | undefined, where: 'path' | 'query'): readonly Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

/** Describes the headers of a call: idempotency key, version, range. */
function headersOf(call: CallDefinition, isPublic: boolean): readonly Json[] {
  const header = (name: string, description: string, schema: Json): Json => ({
    name,
    in: 'header',
    required: false,
    description,
    schema,
  });
  const key = header(
    'Idempotency-Key',
    'The same key within 24 hours gives the first answer again; with another content it is IDEMPOTENCY_MISMATCH.',
    { type: 'string', minLength: 1, maxLength: KEY_MAX_LENGTH },
  );
  const version = header(
    'If-Match',
    'The versions (`ETag`, or `dateUpdated` in quotes) that may be changed; any other is STALE.',
    { type: 'string' },
  );
  const app = header(
    SESSION_HEADER,
    'The app whose refresh token is kept in a cookie and left out of the answer. Needs a request from the same origin.',
    { type: 'string', enum: SESSION_APPS },
  );
  const range = header('Range', 'One range of bytes; several are answered with the whole file.', {
    type: 'string',
  });
  return [
    ...(call.sessionCookie ? [app] : []),
    ...(acceptsIdempotencyKey(call, isPublic) ? [key] : []),
    ...(call.refusals.includes('STALE') ? [version] : []),
    ...(call.download ? [range] : []),
  ];
}

const acceptsIdempotencyKey = (call: CallDefinition, isPublic: boolean) =>
  !isPublic && !isReadCall(call) && !call.repeatable;

function contentOf(call: CallDefinition): Json {
  const schema = call.body ? schemaOf(call.body, 'input') : {};
  const json = { 'application/json': { schema } };
  if (!call.upload) return json;
  const image = { type: 'string', contentMediaType: 'application/octet-stream' };
  const form = { allOf: [schema, { type: 'object', properties: { image } }] };
  return { ...json, 'multipart/form-data': { schema: form } };
}

function responsesOf(call: CallDefinition, isPublic: boolean): Json {
  const codes = [
    ...call.refusals,
    'UNAVAILABLE' as const,
    ...(isPublic ? [] : (['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'] as const)),
    // Text of accounts without a clinic, while space is short.
    ...(isPublic || isReadCall(call) || !call.body ? [] : (['STORAGE_FULL'] as const)),
    ...(acceptsIdempotencyKey(call, isPublic) ? (['IDEMPOTENCY_MISMATCH'] as const) : []),
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => refusals[code].status);
  const refused = [...byStatus].map(([status, group]): [string, Json] => [
    String(status),
    {
      description: group.join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
  const file = { '*/*': { schema: { type: 'string', contentMediaType: '*/*' } } };
  const success = call.answer
    ? {
        description: 'Done',
        content: { 'application/json': { schema: answerSchema(call.answer, call) } },
      }
    : { description: 'Done', ...(call.bytes && { content: file }) };
  return {
    [String(call.status ?? (call.answer || call.bytes ? 200 : 204))]: success,
    ...(call.download && {
      '206': { description: 'The requested `Range`', content: file },
    }),
    ...Object.fromEntries(refused),
  };
}

/** The response body, or one of several if the query parameter `view` chooses. */
const answerSchema = (answer: z.ZodType, { views }: CallDefinition): Json =>
  views
    ? { oneOf: [answer, ...Object.values(views)].map((each) => schemaOf(each, 'output')) }
    : schemaOf(answer, 'output');

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest;
}

type Document = Json & { readonly components: Json };

/** Moves schemas with a name to the components, since references in OpenAPI start at the root. */
function hoistSchemas(document: Document): Document {
  const schemas: Record<string, unknown> = {};
  const text = JSON.stringify(document).replaceAll('"#/$defs/', '"#/components/schemas/');
  const lifted = JSON.parse(text, (name, value: unknown) => {
    if (name !== '$defs') return value;
    Object.assign(schemas, value);
    return undefined;
  }) as Document;
  return { ...lifted, components: { ...lifted.components, schemas } };
}
