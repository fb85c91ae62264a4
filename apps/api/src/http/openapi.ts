import { keyOf, type CallDefinition } from '@zampa/contract/call';
import type { PolicyRow, PolicyRows } from '@zampa/contract/policy/row';
import { Problem } from '@zampa/contract/problem';
import { refusals } from '@zampa/contract/refusals';
import * as z from 'zod';
import { KEY_MAX_LENGTH } from './idempotency.ts';
import { doors, doorSchemes } from './openapi-doors.ts';
import { isReadCall } from './perform.ts';

type Json = Readonly<Record<string, unknown>>;

/** Returns the OpenAPI 3.1 document of every call, derived from the contract, and of what else the server answers. */
export function openApiOf(
  calls: Readonly<Record<string, CallDefinition>>,
  policy: Readonly<Record<string, PolicyRow | PolicyRows>>,
): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = (paths[`/api${call.path}`] ??= {});
    path[call.method.toLowerCase()] = operation(name, call, policy[keyOf(call)]);
  }
  return withNamesAtTheRoot({
    openapi: '3.1.0',
    info: {
      title: 'Zampa',
      version: '1',
      description:
        'Connects veterinary clinics and pet owners. Lists come in pages (`Link`); writes take an `Idempotency-Key`.',
    },
    servers: [{ url: '/' }],
    paths: { ...paths, ...doors },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        ...doorSchemes,
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
  const isPublic = entry && !('by' in entry) && entry.scope.kind === 'public';
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

/** What a write may carry in its headers: a key that it is done once by, the version that it changes. */
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
  return [
    ...(takesKey(call, isPublic) ? [key] : []),
    ...(call.refusals.includes('STALE') ? [version] : []),
  ];
}

const takesKey = (call: CallDefinition, isPublic: boolean) =>
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
    ...(takesKey(call, isPublic) ? (['IDEMPOTENCY_MISMATCH'] as const) : []),
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
  const done = call.answer
    ? {
        description: 'Done',
        content: { 'application/json': { schema: schemaOf(call.answer, 'output') } },
      }
    : { description: 'Done', ...(call.bytes && { content: file }) };
  return {
    [String(call.status ?? (call.answer || call.bytes ? 200 : 204))]: done,
    ...Object.fromEntries(refused),
  };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest;
}

type Document = Json & { readonly components: Json };

/** Objects with a name of their own stand once, among the components: in OpenAPI a reference starts at the root. */
function withNamesAtTheRoot(document: Document): Document {
  const schemas: Record<string, unknown> = {};
  const text = JSON.stringify(document).replaceAll('"#/$defs/', '"#/components/schemas/');
  const lifted = JSON.parse(text, (name, value: unknown) => {
    if (name !== '$defs') return value;
    Object.assign(schemas, value);
    return undefined;
  }) as Document;
  return { ...lifted, components: { ...lifted.components, schemas } };
}
