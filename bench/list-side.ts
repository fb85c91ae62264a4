import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Side } from './rounds.ts';

/** A side that answers a list; of what it answers, whatever both sides must have in common. */
export type ListSide = Side & { contents(): Promise<readonly string[]> };

/** Asks for a list over HTTP, timed until the last of it has been read. */
export function listSide<Entry>(
  name: string,
  address: string,
  init: RequestInit,
  contentOf: (entry: Entry) => string,
): ListSide {
  const ask = async () => (await (await fetch(address, init)).json()) as readonly Entry[];
  return {
    name,
    async send() {
      const started = performance.now();
      const list = await ask();
      if (list.length === 0) throw new Error('an empty list');
      return performance.now() - started;
    },
    contents: async () => (await ask()).map(contentOf),
  };
}

/** The least server there is for a list that comes as JSON. */
export async function serveBare<Entry>(
  list: () => Promise<string>,
  contentOf: (entry: Entry) => string,
) {
  const server = createServer((_request, response) => {
    list().then(
      (body) => response.setHeader('content-type', 'application/json').end(body),
      () => response.writeHead(500).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    side: listSide('bare', `http://127.0.0.1:${port}/`, {}, contentOf),
    close: () => server.close(),
  };
}

/** Two sides that answer differently are not compared. */
export async function refuseUnequal(what: string, one: ListSide, other: ListSide): Promise<void> {
  const [ours, theirs] = await Promise.all([one.contents(), other.contents()]);
  if (ours.join(' ') !== theirs.join(' ')) throw new Error(`${what}: the two answers differ`);
}
