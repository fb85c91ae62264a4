import { v4 as uuid } from 'uuid';
import type {
  AnswerOfKey,
  AroundOf,
  CallRef,
  InputArgs,
  ItemOf,
  AnswerPage,
  PagedRef,
} from './api/call-types.ts';
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

type Page<Ref extends PagedRef> = AnswerPage<ItemOf<Ref>> & { readonly around: AroundOf<Ref> };

export interface Api {
  /** Sends a call and returns its answer. Throws `ApiRefusal` or `ApiUnreachable`. */
  send<Ref extends CallRef>(call: Ref, ...input: InputArgs<Ref>): Promise<AnswerOfKey<Ref>>;
  /** Reads one page of a list. */
  page<Ref extends PagedRef>(call: Ref, ...input: InputArgs<Ref>): Promise<Page<Ref>>;
  /** Clears the cached pages; called on sign-out. */
  readonly clearPages: () => void;
  /** Reads the content of a file. */
  blob<Ref extends CallRef>(call: Ref, ...input: InputArgs<Ref>): Promise<Blob>;
}

export type ApiOptions = {
  /** Origin of the server; empty for the page's own origin. */
  readonly origin: string;
  readonly session: TokenSource;
  readonly transport?: Transport;
};

/** Creates the API. Calls are sent with the session's access token; a refused token is renewed once. */
export function createApi({
  origin,
  session,
  transport = createTransport(origin),
}: ApiOptions): Api {
  const pages = createPageCache<AnswerPage<unknown> & { readonly around: unknown }>();
  const sendCall = (call: string | MethodAndPath, input: RequestInput = {}) =>
    sendWithToken(session, transport, methodAndPath(call), input);

  return {
    async send<Ref extends CallRef>(call: Ref, ...[input]: InputArgs<Ref>) {
      const response = await sendCall(call, input);
      return (await parseJson(response)) as AnswerOfKey<Ref>;
    },
    async page<Ref extends PagedRef>(call: Ref, ...[input]: InputArgs<Ref>) {
      const address = JSON.stringify([methodAndPath(call), input]);
      const response = await sendCall(call, { ...input, ifNoneMatch: pages.etagOf(address) });
      const cachedPage = response.status === NOT_MODIFIED ? pages.pageAt(address) : undefined;
      if (cachedPage) return cachedPage as Page<Ref>;
      const total = response.headers.get('X-Total-Count');
      const list = (await parseJson(response)) as ItemOf<Ref>[] | { readonly items: ItemOf<Ref>[] };
      const { items, ...around } = Array.isArray(list) ? { items: list } : list;
      const page = {
        items,
        around: around as AroundOf<Ref>,
        next: nextCursor(response.headers.get('Link')),
        total: total === null ? null : Number(total),
      };
      pages.save(address, response.headers.get('ETag'), page);
      return page;
    },
    clearPages: pages.clear,
    async blob<Ref extends CallRef>(call: Ref, ...[input]: InputArgs<Ref>) {
      return (await sendCall(call, input)).blob();
    },
  };
}

/** Retries once after a 401 with the same idempotency key, so that the retry cannot repeat a write. */
async function sendWithToken(
  session: TokenSource,
  transport: Transport,
  call: MethodAndPath,
  callInput: RequestInput,
): Promise<Response> {
  const input = { ...callInput, idempotencyKey: callInput.idempotencyKey ?? uuid() };
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
