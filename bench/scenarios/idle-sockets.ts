import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import { startBare } from '../harness/bare-process.ts';
import { anotherNetwork } from '../harness/callers.ts';
import { residentBytes } from '../harness/memory.ts';
import { ratioOf } from '../harness/statistics.ts';
import type { SingleScenario } from '../harness/scenario.ts';

const AT_ONCE = 50;
/** What one account may keep open. */
const OF_ONE = 20;

/** What a socket costs on which nothing happens. */
export const idleSockets: SingleScenario = {
  kind: 'single',
  name: 'idle-sockets',
  title: 'Idle sockets',
  what: 'How much the resident memory of the server grows for each signed-in socket, opened once and not in rounds, on servers that have just started. Bare: ws.',
  async measure({ product, databaseUrl, vets, owners }) {
    // What a server has let go of is still its memory: only a new one grows by what it is given.
    await product.kill();
    await product.restart();
    const bare = await startBare(databaseUrl);
    const tokens = [...vets.tokens, ...owners.tokens];
    const count = Math.floor((tokens.length * (OF_ONE - 1)) / AT_ONCE) * AT_ONCE;
    const ours: Socket[] = [];
    const ourBytes = await growth(product.pid, count, async (at) => {
      const socket = io(product.url, {
        transports: ['websocket'],
        auth: { token: tokens[at % tokens.length] },
        extraHeaders: anotherNetwork(),
        forceNew: true,
        reconnection: false,
      });
      ours.push(socket);
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
    });
    for (const socket of ours) socket.disconnect();
    const theirs: WebSocket[] = [];
    const bareBytes = await growth(bare.pid, count, async () => {
      const socket = new WebSocket(bare.url.replace('http', 'ws'));
      theirs.push(socket);
      await once(socket, 'open');
    });
    for (const socket of theirs) socket.terminate();
    await bare.stop();
    const ratio = ratioOf([ourBytes], [bareBytes]);
    const text = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
    console.log(`  ${text(ourBytes)} a socket, bare ${text(bareBytes)}`);
    return [
      {
        kind: 'figure',
        title: `memory a socket, of ${count}`,
        ours: text(ourBytes),
        bare: text(bareBytes),
        ratio,
        aim: '≤ 1.3 ×, ≤ 12 KB',
        isMet: ratio.middle <= 1.3 && ourBytes <= 12_000,
        isTooBusy: false,
      },
    ];
  },
};

async function growth(pid: number, count: number, open: (at: number) => Promise<void>) {
  const before = await residentBytes(pid);
  for (let at = 0; at < count; at += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_none, next) => open(at + next)));
  return ((await residentBytes(pid)) - before) / count;
}
