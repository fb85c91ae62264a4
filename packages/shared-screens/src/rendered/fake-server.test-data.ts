import { calls } from '@zampa/contract/calls';
import type { AnyCallKey } from '@zampa/contract/calls';
import type { CallDefinition } from '@zampa/contract/call';
import { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { CalendarSummaries } from '@zampa/contract/appointments/calendar-summary';
import { summarizeCalendar } from '@zampa/contract/appointments/summarize-calendar';
import { ConversationSummaries } from '@zampa/contract/conversations/conversation-summary';
import { DiaryItem } from '@zampa/contract/conversations/conversation';
import { summarize } from '@zampa/contract/conversations/summaries/summarize';

/** A received request: plain data, with query values as text. */
export type SentRequest = {
  readonly call: keyof AnyCallKey;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
  readonly ifMatch: string | null;
};

/** Computes the answer to a request: data, `undefined` for 204, or a whole Response. */
export type Answer = (sent: SentRequest) => unknown;
export type Answers = Partial<Record<keyof AnyCallKey, Answer>>;

/**
 * Fake server that validates requests and answers against the contract. Violations are collected in `faults` and fail
 * the test.
 */
export function createFakeServer(answers: Answers) {
  const sent: SentRequest[] = [];
  const faults: string[] = [];

  const network = async (request: Request): Promise<Response> => {
    const sentRequest = await parseRequest(request);
    const definition = sentRequest && findDefinition(sentRequest.call);
    const answer = sentRequest && answers[sentRequest.call];
    if (!definition || !answer) {
      faults.push(`Nobody answers ${request.method} ${new URL(request.url).pathname}`);
      return refusal(404, 'NOT_FOUND');
    }
    sent.push(sentRequest);
    faults.push(...contractViolations(sentRequest, definition));
    const data = await answer(sentRequest);
    if (data instanceof Response) return data;
    const checked = definition.answer?.safeParse(data);
    if (checked?.error) faults.push(`The answer to ${sentRequest.call}: ${checked.error.message}`);
    if (data === undefined) return new Response(null, { status: 204 });
    return Response.json(
      sentRequest.query['view'] === 'summary' ? toSummaries(sentRequest.call, data) : data,
    );
  };

  return {
    network: network as typeof fetch,
    faults,
    /** Returns the requests of one call in order. */
    sent: (call: keyof AnyCallKey) => sent.filter((each) => each.call === call),
    /** Replaces the answer of a call. */
    answer: (call: keyof AnyCallKey, next: Answer) => {
      answers[call] = next;
    },
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;

/** Converts whole conversations or calendar entries to the light rows that were asked for, as the server does. */
function toSummaries(call: string, data: unknown) {
  if (call === 'GET /calendar')
    return CalendarSummaries.parse(summarizeCalendar(CalendarEvent.array().parse(data)));
  return ConversationSummaries.parse(summarize(DiaryItem.array().parse(data)));
}

/** Returns an error response as the contract defines it. */
export function refusal(
  status: number,
  code: string,
  errors: readonly { readonly field: string; readonly code: string }[] = [],
): Response {
  const problem = { type: 'about:blank', title: code, status, code, detail: code, requestId: 'r' };
  return Response.json({ ...problem, errors }, { status });
}

/** Returns an answer that stays pending until `release` is called. */
export function pendingAnswer() {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { give: () => promise, release: resolve };
}

/** Simulates a connection lost before the answer arrived. */
export const connectionLost = (): never => {
  throw new TypeError('Failed to fetch');
};

const findDefinition = (key: string): CallDefinition | undefined =>
  calls.find(({ method, path }) => `${method} ${path}` === key);

async function parseRequest(request: Request): Promise<SentRequest | null> {
  const url = new URL(request.url);
  const path = url.pathname.replace('/api', '');
  for (const { method, path: pattern } of calls) {
    const params = method === request.method ? matchParams(pattern, path) : null;
    if (!params) continue;
    return {
      call: `${method} ${pattern}` as keyof AnyCallKey,
      params,
      query: Object.fromEntries(url.searchParams),
      body: await readBody(request),
      idempotencyKey: request.headers.get('Idempotency-Key'),
      ifMatch: request.headers.get('If-Match'),
    };
  }
  return null;
}

function matchParams(pattern: string, path: string): Record<string, string> | null {
  const [parts, pathParts] = [pattern.split('/'), path.split('/')];
  if (parts.length !== pathParts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = pathParts[index] ?? '';
    if (part.startsWith('{')) params[part.slice(1, -1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/')) return Object.fromEntries(await request.formData());
  return type === '' ? undefined : request.json();
}

/** Returns the validation errors of a request. */
function contractViolations(
  { call, params, query, body }: SentRequest,
  definition: CallDefinition,
): string[] {
  const parts = [
    definition.params?.safeParse(params),
    definition.query?.safeParse(query),
    definition.body?.safeParse(body),
  ];
  return parts.flatMap((part) => (part?.error ? [`${call}: ${part.error.message}`] : []));
}
