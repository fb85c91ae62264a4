import { describe, expect, it } from 'vitest';
import { createApi, nextCursor } from './api.ts';
import { ApiRefusal, ApiUnreachable } from './api/problems.ts';
import { createTransport } from './api/transport.ts';

type Answer = Response | Error;

/** Creates an API on a network that returns the given answers in order and records the requests. */
function createTestApi(...answers: readonly Answer[]) {
  const requests: Request[] = [];
  const remaining = [...answers];
  const network = async (request: Request) => {
    requests.push(request);
    const answer = remaining.shift() ?? new Response(null, { status: 204 });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const origin = 'http://api.test';
  const transport = createTransport(origin, network as typeof fetch);
  const session = { token: async () => 'old', renew: async (): Promise<string | null> => 'new' };
  return { asked: requests, session, api: createApi({ origin, session, transport }) };
}

const unauthenticated = () => Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 });
const bearers = (requests: readonly Request[]) =>
  requests.map(({ headers }) => headers.get('Authorization'));
const keys = (requests: readonly Request[]) =>
  requests.map(({ headers }) => headers.get('Idempotency-Key'));

describe('a call', () => {
  it('fills in path and query parameters and omits undefined ones', async () => {
    const { api, asked: requests } = createTestApi(Response.json({}));
    await api.readRequest({
      params: { id: 'a/b' },
      query: { after: 3, before: undefined },
    });
    expect(requests[0]?.url).toBe('http://api.test/api/requests/a%2Fb?after=3');
  });

  it('sends JSON with a new idempotency key for each write', async () => {
    const { api, asked: requests } = createTestApi();
    await api.welcome({ body: {} });
    await api.welcome({ body: {} });
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    const [first, second] = keys(requests);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  it('sends a picture as the form part `image`, with structured fields as JSON text', async () => {
    const { api, asked: requests } = createTestApi(Response.json({ id: 'e', seq: 1 }));
    const file = new Blob(['x'], { type: 'image/png' });
    const body = { type: 'CHAT', parent_id: 'c', payload: { message: 'Look' } } as const;
    await api.createEvent({ body, file });
    const form = await requests[0]?.formData();
    expect(form?.get('payload')).toBe('{"message":"Look"}');
    expect(form?.get('image')).toBeInstanceOf(Blob);
  });

  it('renews a refused token once and repeats the write with the same key', async () => {
    const { api, asked: requests } = createTestApi(unauthenticated());
    await api.welcome();
    expect(bearers(requests)).toEqual(['Bearer old', 'Bearer new']);
    const [first, second] = keys(requests);
    expect(second).toBe(first);
  });

  it('gives up when the repeated write is refused again', async () => {
    const { api, asked: requests } = createTestApi(unauthenticated(), unauthenticated());
    await expect(api.welcome()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(requests).toHaveLength(2);
  });

  it('throws the 401 when the token cannot be renewed', async () => {
    const { api, asked: requests, session } = createTestApi(unauthenticated());
    session.renew = async () => null;
    await expect(api.readMe()).rejects.toMatchObject({ status: 401 });
    expect(requests).toHaveLength(1);
  });

  it('throws the refusal with its code, field errors, request id and retry delay', async () => {
    const problem = {
      code: 'VALIDATION',
      errors: [{ field: 'name', code: 'required' }],
      requestId: 'r1',
    };
    const answer = Response.json(problem, { status: 400, headers: { 'Retry-After': '7' } });
    const { api } = createTestApi(answer);
    const refusal = await api.readMe().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiRefusal);
    expect(refusal).toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'name', code: 'required' }],
      requestId: 'r1',
      retryAfter: 7,
    });
  });

  it('throws UNEXPECTED when a proxy answers instead of the API', async () => {
    const { api } = createTestApi(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(api.readMe()).rejects.toMatchObject({
      code: 'UNEXPECTED',
      status: 502,
    });
  });

  it('throws ApiUnreachable when there is no answer', async () => {
    const { api } = createTestApi(new TypeError('fetch failed'));
    await expect(api.readMe()).rejects.toBeInstanceOf(ApiUnreachable);
  });

  it('throws the AbortError when the caller aborts', async () => {
    const { api } = createTestApi(new Error('aborted'));
    const signal = AbortSignal.abort();
    await expect(api.readMe({ signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a call that answers with a page', () => {
  it('reads the next cursor and the total from the headers', async () => {
    const headers = {
      Link: '</api/requests?limit=2&cursor=abc%3D>; rel="next"',
      'X-Total-Count': '9',
    };
    const { api } = createTestApi(Response.json([], { headers }));
    await expect(api.readRequests()).resolves.toEqual({
      items: [],
      next: 'abc=',
      total: 9,
      around: {},
    });
  });
});

describe('a page that is cached', () => {
  const luna = { headers: { ETag: 'W/"luna"', 'X-Total-Count': '1' } };
  const unchanged = () => new Response(null, { status: 304, headers: { ETag: 'W/"luna"' } });
  const versions = (requests: readonly Request[]) =>
    requests.map(({ headers }) => headers.get('If-None-Match'));

  it('sends the ETag and returns the cached page on 304', async () => {
    const { api, asked: requests } = createTestApi(
      Response.json([{ id: 'luna' }], luna),
      unchanged(),
    );
    const first = await api.readRequests({ query: { limit: 2 } });
    expect(await api.readRequests({ query: { limit: 2 } })).toBe(first);
    expect(versions(requests)).toEqual([null, 'W/"luna"']);
  });

  it('uses no ETag for another query, and replaces the page after a change', async () => {
    const other = { headers: { ETag: 'W/"micio"' } };
    const { api, asked: requests } = createTestApi(
      Response.json([{ id: 'luna' }], luna),
      Response.json([], luna),
      Response.json([{ id: 'micio' }], other),
      Response.json([]),
      Response.json([]),
    );
    await api.readRequests({ query: { limit: 2 } });
    await api.readRequests({ query: { limit: 3 } });
    const changed = await api.readRequests({ query: { limit: 2 } });
    expect(changed).toMatchObject({ items: [{ id: 'micio' }], total: null });
    // A response without an ETag removes the cached one.
    await api.readRequests({ query: { limit: 2 } });
    await api.readRequests({ query: { limit: 2 } });
    expect(versions(requests)).toEqual([null, null, 'W/"luna"', 'W/"micio"', null]);
  });

  it('drops the cached page on sign-out and after thirty other pages', async () => {
    const answers = Array.from({ length: 34 }, () => Response.json([], luna));
    const { api, asked: requests } = createTestApi(...answers);
    await api.readRequests();
    api.clearPages();
    for (let limit = 1; limit <= 31; limit += 1) await api.readRequests({ query: { limit } });
    await api.readRequests({ query: { limit: 2 } });
    await api.readRequests({ query: { limit: 1 } });
    expect(versions(requests).slice(-3)).toEqual([null, 'W/"luna"', null]);
  });
});

it('readRequests returns null for a missing total and next cursor', async () => {
  const { api } = createTestApi(Response.json([]));
  await expect(api.readRequests()).resolves.toEqual({
    items: [],
    next: null,
    total: null,
    around: {},
  });
});

it('readInbox returns the fields beside the items as `around`', async () => {
  const answer = { items: [{ kind: 'UNREAD' }], groups: { NOW: 1 }, others: 4 };
  const { api } = createTestApi(Response.json(answer));
  await expect(api.readInbox()).resolves.toMatchObject({
    items: [{ kind: 'UNREAD' }],
    around: { groups: { NOW: 1 }, others: 4 },
  });
});

it("readFile returns a file's content unchanged", async () => {
  const { api, asked: requests } = createTestApi(new Response('content'));
  const blob = await api.readFile({ params: { id: 'f' } });
  await expect(blob.text()).resolves.toBe('content');
  expect(requests[0]?.url).toBe('http://api.test/api/files/f');
});

describe('the API when signed out', () => {
  it('does not try to renew a token', async () => {
    const { api, asked: requests, session } = createTestApi(unauthenticated());
    const signedOut = { ...session, token: async () => null, renew: async () => 'new' };
    Object.assign(session, signedOut);
    await expect(api.readMe()).rejects.toMatchObject({ status: 401 });
    expect(bearers(requests)).toEqual([null]);
  });

  it('does not retry after another refusal or a lost connection', async () => {
    for (const answer of [
      Response.json({ code: 'FORBIDDEN' }, { status: 403 }),
      new TypeError('x'),
    ]) {
      const { api, asked: requests } = createTestApi(answer);
      await expect(api.readMe()).rejects.toBeInstanceOf(Error);
      expect(requests).toHaveLength(1);
    }
  });
});

describe('nextCursor', () => {
  it.each([
    { link: null, cursor: null },
    { link: 'rel="next"', cursor: null },
    { link: '</a>; rel="next"', cursor: null },
    { link: '</a?cursor=x>; rel="prev"', cursor: null },
    { link: '</a?cursor=x>; rel="prev", </a?cursor=y>; rel="next"', cursor: 'y' },
    { link: '<https://zampa.example/api/a?cursor=z>; rel=next', cursor: 'z' },
  ])('returns $cursor for $link', ({ link, cursor }) => {
    expect(nextCursor(link)).toBe(cursor);
  });
});
