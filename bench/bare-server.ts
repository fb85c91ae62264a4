import { createServer } from 'node:http';
import pg from 'pg';
import { WebSocketServer } from 'ws';

// What a message costs at the very least: HTTP, one INSERT that is committed, a push to the other side.
// Nobody is asked who they are, nothing is checked. It stands beside the product in the same database.

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] });
await pool.query(
  'create table if not exists bare_messages (id bigint generated always as identity primary key, message text not null)',
);

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { message } = JSON.parse(Buffer.concat(chunks).toString()) as { message: string };
    pool
      .query({
        name: 'insert',
        text: 'insert into bare_messages (message) values ($1)',
        values: [message],
      })
      .then(() => {
        for (const socket of sockets.clients) socket.send(message);
        response.end('{}');
      })
      .catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
  });
});
const sockets = new WebSocketServer({ server });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) console.log(`listening on ${address.port}`);
});
process.on('SIGTERM', () => process.exit(0));
