import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { WebSocketServer } from 'ws';
import { calendar, bookedTimes } from './calendar.ts';
import { clients } from './clients.ts';
import { conversation } from './conversation.ts';
import { verifyPassword } from './password.ts';
import { requestsList } from './requests-list.ts';
import type { Work } from './work.ts';
import { CREATE_TABLES, insertClients, insertMessage, insertPeriod } from './writes.ts';

// The minimal server with the product's responses: HTTP, one prepared statement per path, its rows as JSON. It has no
// authentication, validation or compression. It runs beside the product on the same tables.

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
await pool.query(CREATE_TABLES);

const works: Readonly<Record<string, Work>> = {
  '/calendar': calendar,
  '/clients': clients,
  '/conversation': conversation,
  '/import': insertClients,
  '/password': verifyPassword,
  '/period': insertPeriod,
  '/requests': requestsList,
  '/slots': bookedTimes,
  '/message': async (database, _query, body) => {
    await insertMessage(database, body);
    for (const socket of sockets.clients) socket.send(body);
    return '{}';
  },
  '/keep': (_database, _query, body) => {
    cachedList = { body, etag: `"${createHash('sha1').update(body).digest('hex')}"` };
    return Promise.resolve('{}');
  },
};

/** A list that does not change, told once. */
let cachedList = { body: '', etag: '' };

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
  response.setHeader('content-type', 'application/json');
  if (pathname === '/kept') {
    response.setHeader('etag', cachedList.etag);
    if (request.headers['if-none-match']) response.writeHead(304).end();
    else response.end(cachedList.body);
    return;
  }
  const work = works[pathname];
  if (!work) {
    response.writeHead(404).end();
    return;
  }
  bodyOf(request)
    .then((body) => work(pool, searchParams, body))
    .then(
      (answer) => response.end(answer),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

// Connections rest while the other side is asked. As long as the product's do: Node's own five seconds end some as they
// are used again.
server.keepAliveTimeout = 72_000;

const sockets = new WebSocketServer({ server });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) console.log(`listening on ${address.port}`);
});
process.on('SIGTERM', () => process.exit(0));
