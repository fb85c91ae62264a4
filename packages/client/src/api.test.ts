import { describe, expect, it } from 'vitest';
import { createApi, nextCursor } from './api.ts';
import { ApiRefusal, ApiUnreachable } from './api/problems.ts';
import { createTransport } from './api/transport.ts';

type Answer = Response | Error;

/** An API on a network that gives the answers in turn, and remembers what it was asked. */
function apiAnswering(...answers: readonly Answer[]) {
  const asked: Request[] = [];
  const left = [...answers];
  const network = async (request: Request) => {
    asked.push(request);
    const answer = left.shift() ?? new Response(null, { status: 204 });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const origin = 'http://api.test';
  const transport = createTransport(origin, network as typeof fetch);
  const session = { token: async () => 'old', renew: async (): Promise<string | null> => 'new' };
  return { asked, session, api: createApi({ origin, session, transport }) };
}

const unauthenticated = () => Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 });
const bearers = (asked: readonly Request[]) =>
  asked.map(({ headers }) => headers.get('Authorization'));
const keys = (asked: readonly Request[]) =>
  asked.map(({ headers }) => headers.get('Idempotency-Key'));

describe('send', () => {
  it('fills in the path and the query, and leaves out what is not given', async () => {
    const { api, asked } = apiAnswering(Response.json({}));
    await api.send('GET /requests/{id}', {
      params: { id: 'a/b' },
      query: { after: 3, before: undefined },
    });
    expect(asked[0]?.url).toBe('http://api.test/api/requests/a%2Fb?after=3');
  });

  it('sends JSON with a key of its own for each write', async () => {
    const { api, asked } = apiAnswering();
    await api.send('POST /welcome', { body: {} });
    await api.send('POST /welcome', { body: {} });
    expect(asked[0]?.headers.get('Content-Type')).toBe('application/json');
    const [first, second] = keys(asked);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  it('sends a picture as the part `image`, structured fields as JSON text', async () => {
    const { api, asked } = apiAnswering(Response.json({ id: 'e', seq: 1 }));
    const file = new Blob(['x'], { type: 'image/png' });
    const body = { type: 'CHAT', parent_id: 'c', payload: { message: 'Look' } } as const;
    await api.send('POST /events', { body, file });
    const form = await asked[0]?.formData();
    expect(form?.get('payload')).toBe('{"message":"Look"}');
    expect(form?.get('image')).toBeInstanceOf(Blob);
  });

  it('renews a refused token once and repeats the write with the same key', async () => {
    const { api, asked } = apiAnswering(unauthenticated());
    await api.send('POST /welcome');
    expect(bearers(asked)).toEqual(['Bearer old', 'Bearer new']);
    const [first, second] = keys(asked);
    expect(second).toBe(first);
  });

  it('does not try a third time', async () => {
    const { api, asked } = apiAnswering(unauthenticated(), unauthenticated());
    await expect(api.send('POST /welcome')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(asked).toHaveLength(2);
  });

  it('says that the session has ended when the token cannot be renewed', async () => {
    const { api, asked, session } = apiAnswering(unauthenticated());
    session.renew = async () => null;
    await expect(api.send('GET /users/me')).rejects.toMatchObject({ status: 401 });
    expect(asked).toHaveLength(1);
  });

  it('carries what a refusal says', async () => {
    const problem = {
      code: 'VALIDATION',
      errors: [{ field: 'name', code: 'required' }],
      requestId: 'r1',
    };
    const answer = Response.json(problem, { status: 400, headers: { 'Retry-After': '7' } });
    const { api } = apiAnswering(answer);
    const refusal = await api.send('GET /users/me').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiRefusal);
    expect(refusal).toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'name', code: 'required' }],
      requestId: 'r1',
      retryAfter: 7,
    });
  });

  it('is unexpected what a proxy answers in our place', async () => {
    const { api } = apiAnswering(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(api.send('GET /users/me')).rejects.toMatchObject({
      code: 'UNEXPECTED',
      status: 502,
    });
  });

  it('tells an answer that never came from one that says no', async () => {
    const { api } = apiAnswering(new TypeError('fetch failed'));
    await expect(api.send('GET /users/me')).rejects.toBeInstanceOf(ApiUnreachable);
  });

  it('leaves an abort an abort', async () => {
    const { api } = apiAnswering(new Error('aborted'));
    const signal = AbortSignal.abort();
    await expect(api.send('GET /users/me', { signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('page', () => {
  it('reads the next page and the number of all from the headers', async () => {
    const headers = {
      Link: '</api/requests?limit=2&cursor=abc%3D>; rel="next"',
      'X-Total-Count': '9',
    };
    const { api } = apiAnswering(Response.json([], { headers }));
    await expect(api.page('GET /requests')).resolves.toEqual({
      items: [],
      next: 'abc=',
      total: 9,
      around: {},
    });
  });
});

describe('a page that is there already', () => {
  const luna = { headers: { ETag: 'W/"luna"', 'X-Total-Count': '1' } };
  const unchanged = () => new Response(null, { status: 304, headers: { ETag: 'W/"luna"' } });
  const versions = (asked: readonly Request[]) =>
    asked.map(({ headers }) => headers.get('If-None-Match'));

  it('is asked for by its version, and is the same when nothing changed', async () => {
    const { api, asked } = apiAnswering(Response.json([{ id: 'luna' }], luna), unchanged());
    const first = await api.page('GET /requests', { query: { limit: 2 } });
    expect(await api.page('GET /requests', { query: { limit: 2 } })).toBe(first);
    expect(versions(asked)).toEqual([null, 'W/"luna"']);
  });

  it('is another one at another address, and a newer one after a change', async () => {
    const other = { headers: { ETag: 'W/"micio"' } };
    const { api, asked } = apiAnswering(
      Response.json([{ id: 'luna' }], luna),
      Response.json([], luna),
      Response.json([{ id: 'micio' }], other),
      Response.json([]),
      Response.json([]),
    );
    await api.page('GET /requests', { query: { limit: 2 } });
    await api.page('GET /requests', { query: { limit: 3 } });
    const changed = await api.page('GET /requests', { query: { limit: 2 } });
    expect(changed).toMatchObject({ items: [{ id: 'micio' }], total: null });
    // An answer without a version is not known by the one before it.
    await api.page('GET /requests', { query: { limit: 2 } });
    await api.page('GET /requests', { query: { limit: 2 } });
    expect(versions(asked)).toEqual([null, null, 'W/"luna"', 'W/"micio"', null]);
  });

  it('is forgotten with who has read it, and after thirty others', async () => {
    const answers = Array.from({ length: 34 }, () => Response.json([], luna));
    const { api, asked } = apiAnswering(...answers);
    await api.page('GET /requests');
    api.forget();
    for (let limit = 1; limit <= 31; limit += 1)
      await api.page('GET /requests', { query: { limit } });
    await api.page('GET /requests', { query: { limit: 2 } });
    await api.page('GET /requests', { query: { limit: 1 } });
    expect(versions(asked).slice(-3)).toEqual([null, 'W/"luna"', null]);
  });
});

it('a list without a number of all or a next page says so', async () => {
  const { api } = apiAnswering(Response.json([]));
  await expect(api.page('GET /requests')).resolves.toEqual({
    items: [],
    next: null,
    total: null,
    around: {},
  });
});

it('what an answer tells beside its items is given around them', async () => {
  const answer = { items: [{ kind: 'UNREAD' }], groups: { NOW: 1 }, others: 4 };
  const { api } = apiAnswering(Response.json(answer));
  await expect(api.page('GET /inbox')).resolves.toMatchObject({
    items: [{ kind: 'UNREAD' }],
    around: { groups: { NOW: 1 }, others: 4 },
  });
});

it('the content of a file is given as it came', async () => {
  const { api, asked } = apiAnswering(new Response('content'));
  const blob = await api.blob('GET /files/{id}', { params: { id: 'f' } });
  await expect(blob.text()).resolves.toBe('content');
  expect(asked[0]?.url).toBe('http://api.test/api/files/f');
});

describe('somebody who is not signed in', () => {
  it('has no token to renew', async () => {
    const { api, asked, session } = apiAnswering(unauthenticated());
    const signedOut = { ...session, token: async () => null, renew: async () => 'new' };
    Object.assign(session, signedOut);
    await expect(api.send('GET /users/me')).rejects.toMatchObject({ status: 401 });
    expect(bearers(asked)).toEqual([null]);
  });

  it('is not renewed for another refusal, nor for no answer', async () => {
    for (const answer of [
      Response.json({ code: 'FORBIDDEN' }, { status: 403 }),
      new TypeError('x'),
    ]) {
      const { api, asked } = apiAnswering(answer);
      await expect(api.send('GET /users/me')).rejects.toBeInstanceOf(Error);
      expect(asked).toHaveLength(1);
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
  ])('of $link is $cursor', ({ link, cursor }) => {
    expect(nextCursor(link)).toBe(cursor);
  });
});
