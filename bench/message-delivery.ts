import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DEMO_OWNER, DEMO_VET } from '@zampa/db/seed/accounts';
import { startProduct } from '@zampa/testing/product';
import { io } from 'socket.io-client';
import { WebSocket } from 'ws';
import { signIn } from './demonstration.ts';
import { inTurn, type Outcome, percentile, type Side } from './rounds.ts';

/** From sending a message to its arrival on the other screen, beside the least that could do it. Scenario 3, one sender. */
export async function messageDelivery(): Promise<void> {
  const product = await startProduct({ environment: { DEMO: '1' } });
  const socketDirectory = join(product.dataDirectory, 'postgres');
  const bare = await startBare(`postgresql://zampa@localhost/zampa?host=${socketDirectory}`);
  try {
    const ours = await productSide(product.url);
    const [zampa, least] = await inTurn(ours, bare.side);
    report(zampa, least);
  } finally {
    bare.stop();
    await product.stop();
  }
}

function report(ours: Outcome, bare: Outcome): void {
  const spread = Math.max(...bare.medians) / Math.min(...bare.medians);
  const line = (name: string, { times }: Outcome) =>
    `  ${name.padEnd(8)} p50 ${percentile(times, 50).toFixed(2)} ms   p99 ${percentile(times, 99).toFixed(2)} ms   of ${times.length}`;
  const ratio = (share: number) =>
    (percentile(ours.times, share) / percentile(bare.times, share)).toFixed(2);
  console.log('message delivery, one sender, durable');
  console.log(line('zampa', ours));
  console.log(line('bare', bare));
  console.log(`  ratio    p50 ${ratio(50)}   p99 ${ratio(99)}`);
  if (spread > 2)
    console.log('  machine too busy: the bare rounds differ by more than a factor of 2');
}

async function productSide(origin: string): Promise<Side> {
  const vet = await signIn(origin, DEMO_VET);
  const owner = await signIn(origin, DEMO_OWNER);
  const open = (await call(origin, owner, 'GET', '/requests?status=OPEN')) as { id: string }[];
  const conversation = open[0]?.id;
  const socket = io(origin, { transports: ['websocket'], auth: { token: vet } });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    name: 'zampa',
    async send() {
      const arrived = new Promise<void>((resolve) => {
        socket.once('event', () => resolve());
      });
      const started = performance.now();
      const body = {
        type: 'CHAT',
        parent_id: conversation,
        payload: { message: 'How is she today?' },
      };
      const answered = call(origin, owner, 'POST', '/events', body);
      await arrived;
      const took = performance.now() - started;
      await answered;
      return took;
    },
  };
}

async function call(
  origin: string,
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
) {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function startBare(databaseUrl: string): Promise<{ side: Side; stop(): void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const port = Number(/\d+$/.exec(line)?.[0]);
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  await once(socket, 'open');
  const side: Side = {
    name: 'bare',
    async send() {
      const arrived = once(socket, 'message');
      const started = performance.now();
      const body = JSON.stringify({ message: 'How is she today?' });
      const answered = fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body });
      await arrived;
      const took = performance.now() - started;
      await (await answered).text();
      return took;
    },
  };
  return {
    side,
    stop() {
      socket.terminate();
      child.kill();
    },
  };
}
