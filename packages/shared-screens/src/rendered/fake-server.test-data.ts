import { calls } from '@zampa/contract/calls';
import type { AnyCallKey } from '@zampa/contract/calls';
import type { CallDefinition } from '@zampa/contract/call';

/** One request as it arrived: plain data, its query as text. */
export type Sent = {
  readonly call: keyof AnyCallKey;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
  readonly ifMatch: string | null;
};

/** What is answered: data (204 for none), a whole answer, or what follows from the request. */
export type Answer = (sent: Sent) => unknown;
export type Answers = Partial<Record<keyof AnyCallKey, Answer>>;

/** A server that keeps the contract: what breaks it, in what is sent or in what is answered, is a fault of the test. */
export function createFakeServer(answers: Answers) {
  const sent: Sent[] = [];
  const faults: string[] = [];

  const network = async (request: Request): Promise<Response> => {
    const asked = await sentOf(request);
    const definition = asked && definitionOf(asked.call);
    const answer = asked && answers[asked.call];
    if (!definition || !answer) {
      faults.push(`Nobody answers ${request.method} ${new URL(request.url).pathname}`);
      return refusal(404, 'NOT_FOUND');
    }
    sent.push(asked);
    faults.push(...brokenBy(asked, definition));
    const given = await answer(asked);
    if (given instanceof Response) return given;
    const checked = definition.answer?.safeParse(given);
    if (checked?.error) faults.push(`The answer to ${asked.call}: ${checked.error.message}`);
    return given === undefined ? new Response(null, { status: 204 }) : Response.json(given);
  };

  return {
    network: network as typeof fetch,
    faults,
    /** The requests of one call, in the order in which they came. */
    sent: (call: keyof AnyCallKey) => sent.filter((each) => each.call === call),
    /** From now on this is answered. */
    answer: (call: keyof AnyCallKey, next: Answer) => {
      answers[call] = next;
    },
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;

/** Says no in the words of the contract. */
export function refusal(
  status: number,
  code: string,
  errors: readonly { readonly field: string; readonly code: string }[] = [],
): Response {
  const problem = { type: 'about:blank', title: code, status, code, detail: code, requestId: 'r' };
  return Response.json({ ...problem, errors }, { status });
}

/** An answer that does not come before it is released. */
export function heldAnswer() {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { give: () => promise, release: resolve };
}

/** The connection is lost before an answer came. */
export const connectionLost = (): never => {
  throw new TypeError('Failed to fetch');
};

const definitionOf = (key: string): CallDefinition | undefined =>
  calls.find(({ method, path }) => `${method} ${path}` === key);

async function sentOf(request: Request): Promise<Sent | null> {
  const url = new URL(request.url);
  const path = url.pathname.replace('/api', '');
  for (const { method, path: pattern } of calls) {
    const params = method === request.method ? paramsIn(pattern, path) : null;
    if (!params) continue;
    return {
      call: `${method} ${pattern}` as keyof AnyCallKey,
      params,
      query: Object.fromEntries(url.searchParams),
      body: await bodyOf(request),
      idempotencyKey: request.headers.get('Idempotency-Key'),
      ifMatch: request.headers.get('If-Match'),
    };
  }
  return null;
}

function paramsIn(pattern: string, path: string): Record<string, string> | null {
  const [parts, found] = [pattern.split('/'), path.split('/')];
  if (parts.length !== found.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = found[index] ?? '';
    if (part.startsWith('{')) params[part.slice(1, -1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/')) return Object.fromEntries(await request.formData());
  return type === '' ? undefined : request.json();
}

/** What of a request the contract refuses. */
function brokenBy({ call, params, query, body }: Sent, definition: CallDefinition): string[] {
  const parts = [
    definition.params?.safeParse(params),
    definition.query?.safeParse(query),
    definition.body?.safeParse(body),
  ];
  return parts.flatMap((part) => (part?.error ? [`${call}: ${part.error.message}`] : []));
}
