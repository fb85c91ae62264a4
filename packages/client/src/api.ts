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
import { createKnownPages } from './api/known-pages.ts';
import { createTransport, type Transport, UNCHANGED } from './api/transport.ts';

/** Who is asking. `token` renews by itself what is about to end; `renew` is asked when the server refused a token. */
export interface TokenSource {
  readonly token: () => Promise<string | null>;
  /** A new token in place of the refused one, or `null` when the session has ended. */
  renew(refused: string): Promise<string | null>;
}

type Page<Ref extends PagedRef> = AnswerPage<ItemOf<Ref>> & { readonly around: AroundOf<Ref> };

export interface Api {
  /** Sends a call and gives its answer. Throws `ApiRefusal` or `ApiUnreachable`. */
  send<Ref extends CallRef>(call: Ref, ...input: InputArgs<Ref>): Promise<AnswerOfKey<Ref>>;
  /** One page of a list. */
  page<Ref extends PagedRef>(call: Ref, ...input: InputArgs<Ref>): Promise<Page<Ref>>;
  /** Forgets the pages that were read, when nobody is signed in any more. */
  readonly forget: () => void;
  /** The content of a file. */
  blob<Ref extends CallRef>(call: Ref, ...input: InputArgs<Ref>): Promise<Blob>;
}

export type ApiOptions = {
  /** Where the server is; empty for the page's own origin. */
  readonly origin: string;
  readonly session: TokenSource;
  readonly transport?: Transport;
};

/** Returns the calls of the API, which go out with the token of who is signed in; one that was refused is renewed once. */
export function createApi({
  origin,
  session,
  transport = createTransport(origin),
}: ApiOptions): Api {
  const pages = createKnownPages<AnswerPage<unknown> & { readonly around: unknown }>();
  const ask = (call: string | MethodAndPath, input: RequestInput = {}) =>
    askWithToken(session, transport, methodAndPath(call), input);

  return {
    async send<Ref extends CallRef>(call: Ref, ...[input]: InputArgs<Ref>) {
      const response = await ask(call, input);
      return (await jsonOf(response)) as AnswerOfKey<Ref>;
    },
    async page<Ref extends PagedRef>(call: Ref, ...[input]: InputArgs<Ref>) {
      const address = JSON.stringify([methodAndPath(call), input]);
      const response = await ask(call, { ...input, ifNoneMatch: pages.etagOf(address) });
      const known = response.status === UNCHANGED ? pages.pageAt(address) : undefined;
      if (known) return known as Page<Ref>;
      const total = response.headers.get('X-Total-Count');
      const list = (await jsonOf(response)) as ItemOf<Ref>[] | { readonly items: ItemOf<Ref>[] };
      const { items, ...around } = Array.isArray(list) ? { items: list } : list;
      const page = {
        items,
        around: around as AroundOf<Ref>,
        next: nextCursor(response.headers.get('Link')),
        total: total === null ? null : Number(total),
      };
      pages.keep(address, response.headers.get('ETag'), page);
      return page;
    },
    forget: pages.forget,
    async blob<Ref extends CallRef>(call: Ref, ...[input]: InputArgs<Ref>) {
      return (await ask(call, input)).blob();
    },
  };
}

/** One retry after a 401, with the same idempotency key, so that the retry of a write cannot do it twice. */
async function askWithToken(
  session: TokenSource,
  transport: Transport,
  call: MethodAndPath,
  given: RequestInput,
): Promise<Response> {
  const input = { ...given, idempotencyKey: given.idempotencyKey ?? uuid() };
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

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Returns the cursor in `<…?cursor=abc>; rel="next"`. */
export function nextCursor(link: string | null): string | null {
  const address = link
    ?.split(',')
    .find((part) => /rel="?next"?/.test(part))
    ?.match(/<([^<>]*)>/)?.[1];
  return address ? new URL(address, 'http://own.invalid').searchParams.get('cursor') : null;
}
