import { v4 as uuid } from 'uuid';
import type { AnswerPage, Calls } from './api/call-types.ts';
import { createCalls } from './api/create-calls.ts';
import { ApiRefusal } from './api/problems.ts';
import { type MethodAndPath, methodAndPath, type RequestInput } from './api/request.ts';
import { createPageCache } from './api/page-cache.ts';
import { createTransport, type Transport, NOT_MODIFIED } from './api/transport.ts';

/**
 * Supplies access tokens. `token` refreshes one that is about to expire; `renew` is called after the server has
 * refused one.
 */
export interface TokenSource {
  readonly token: () => Promise<string | null>;
  /** Returns a new token to replace the refused one; null if the session has ended. */
  renew(refused: string): Promise<string | null>;
}

/** A function for each call: `api.createEvent({ body })`. */
export type Api = Calls & {
  /** Clears the cached pages; called on sign-out. */
  readonly clearPages: () => void;
};

export type ApiOptions = {
  /** Origin of the server; empty for the page's own origin. */
  readonly origin: string;
  readonly session: TokenSource;
  readonly transport?: Transport;
  /** Asks the person to prove who they are, for protected calls; returns whether they did. */
  readonly proveIdentity?: () => Promise<boolean>;
};

/** Creates the API. Calls are sent with the session's access token; a refused token is renewed once. */
export function createApi({
  origin,
  session,
  transport = createTransport(origin),
  proveIdentity,
}: ApiOptions): Api {
  const pages = createPageCache<AnswerPage<unknown> & { readonly around: object }>();
  const sendCall = (key: string, input: RequestInput = {}) => {
    const sent = { ...input, idempotencyKey: input.idempotencyKey ?? uuid() };
    const send = () => sendWithToken(session, transport, methodAndPath(key), sent);
    return send().catch(async (error: unknown) => {
      const isProved = isStepUp(error) && (await proveIdentity?.());
      if (!isProved) throw error;
      return send();
    });
  };
  const calls = createCalls({
    send: async (key, input) => parseJson(await sendCall(key, input)),
    async page(key, input) {
      const address = JSON.stringify([key, input]);
      const response = await sendCall(key, { ...input, ifNoneMatch: pages.etagOf(address) });
      const cachedPage = response.status === NOT_MODIFIED ? pages.pageAt(address) : undefined;
      if (cachedPage) return cachedPage;
      const page = await parsePage(response);
      pages.save(address, response.headers.get('ETag'), page);
      return page;
    },
    blob: async (key, input) => (await sendCall(key, input)).blob(),
  });
  return { ...calls, clearPages: pages.clear };
}

/** A list alone, with other fields, or as rows with what they name. */
type ListAnswer = unknown[] | { readonly items: unknown[] } | { readonly rows: unknown[] };

function toItems(list: ListAnswer): { items: unknown[]; around: object } {
  if (Array.isArray(list)) return { items: list, around: {} };
  if ('rows' in list) {
    const { rows: items, ...around } = list;
    return { items, around };
  }
  const { items, ...around } = list;
  return { items, around };
}

async function parsePage(response: Response) {
  const total = response.headers.get('X-Total-Count');
  const { items, around } = toItems((await parseJson(response)) as ListAnswer);
  return {
    items,
    around,
    next: nextCursor(response.headers.get('Link')),
    total: total === null ? null : Number(total),
  };
}

const isStepUp = (error: unknown) =>
  error instanceof ApiRefusal && error.code === 'STEP_UP_REQUIRED';

/** Retries once after a 401 with the same idempotency key, so that the retry cannot repeat a write. */
async function sendWithToken(
  session: TokenSource,
  transport: Transport,
  call: MethodAndPath,
  input: RequestInput,
): Promise<Response> {
  const token = await session.token();
  try {
    return await transport(call, input, token);
  } catch (error) {
    if (!token || !(error instanceof ApiRefusal) || error.status !== 401) throw error;
    const renewed = await session.renew(token);
    if (!renewed) throw error;
    return transport(call, input, renewed);
  }
}

async function parseJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Returns the cursor of a `Link` header, such as `<…?cursor=abc>; rel="next"`; null if there is no next page. */
export function nextCursor(link: string | null): string | null {
  const address = link
    ?.split(',')
    .find((part) => /rel="?next"?/.test(part))
    ?.match(/<([^<>]*)>/)?.[1];
  return address ? new URL(address, 'http://own.invalid').searchParams.get('cursor') : null;
}
