import { ask } from '../harness/ask.ts';
import { startBare } from '../harness/bare-process.ts';
import { anotherNetwork } from '../harness/callers.ts';
import { figureBeside, figureOnce } from '../harness/figure.ts';
import { residentBytes } from '../harness/memory.ts';
import { closeSockets, type Door, openSockets } from '../harness/open-sockets.ts';
import { readTicks, usedBetween } from '../harness/processor-time.ts';
import type { SingleScenario } from '../harness/scenario.ts';
import type { Stage } from '../harness/stage.ts';

const [QUICK_SOCKETS, SOCKETS] = [400, 2000];
/** A person may have twenty at each process. */
const EACH = 20;
const KIB = 1024;

/** Screens that are open and wait, and all of them coming back at once. */
export const openScreens: SingleScenario = {
  kind: 'single',
  name: 'open-screens',
  title: 'Open screens that wait, and come back',
  what: 'So many signed-in sockets as the title says, twenty of each person. What the first of them add to the memory that the process holds, with what letting them in leaves behind; what it costs that all come back at once and each asks what it missed, in CPU of the server and the database. Bare: sockets of ws, for nobody, that ask nothing.',
  async measure(stage, plan) {
    const count = plan.isQuick ? QUICK_SOCKETS : SOCKETS;
    // Processes that have done something hold memory in reserve, and sockets would seem to need none.
    await stage.product.kill();
    await stage.product.restart();
    const waiting = await startBare(stage.databaseUrl);
    const ours: Side = {
      pid: stage.product.pid,
      doors: doorsOf(stage, count),
      ask: () => askWhatWasMissed(stage, count),
    };
    const doors = Array.from({ length: count }, () => ({ url: socketUrl(waiting.url) }));
    const bare: Side = { pid: waiting.pid, doors, ask: () => Promise.resolve() };
    const memory = figureOnce({
      title: `memory of one of ${count}`,
      unit: 'KiB',
      ours: await memoryOfEach(ours),
      bare: await memoryOfEach(bare),
      aim: { atMost: 1.3 },
    });
    const back = await figureBeside({
      title: `${count} come back, each`,
      rounds: plan.rounds,
      unit: 'ms CPU',
      digits: 2,
      ours: () => comeBack(stage, ours),
      bare: () => comeBack(stage, bare),
      aim: { atMost: 2 },
    });
    await waiting.stop();
    return [memory, back];
  },
};

type Side = {
  readonly pid: number;
  readonly doors: readonly Door[];
  /** What each asks once it is back. */
  readonly ask: () => Promise<void>;
};

/** What the process holds more for each, once they are open. */
async function memoryOfEach({ pid, doors }: Side): Promise<number> {
  const before = await residentBytes(pid);
  const sockets = await openSockets(doors);
  const after = await residentBytes(pid);
  await closeSockets(sockets);
  return (after - before) / doors.length / KIB;
}

async function comeBack({ postmaster }: Stage, { pid, doors, ask: askAll }: Side): Promise<number> {
  const before = await readTicks(pid, postmaster);
  const sockets = await openSockets(doors);
  await askAll();
  const after = await readTicks(pid, postmaster);
  await closeSockets(sockets);
  const used =
    usedBetween(before.server, after.server) + usedBetween(before.backends, after.backends);
  return used / doors.length;
}

const socketUrl = (url: string) => url.replace('http', 'ws');

function doorsOf({ product, vets, owners }: Stage, count: number): readonly Door[] {
  const tokens = [...vets.tokens, ...owners.tokens];
  if (count > tokens.length * EACH) throw new Error('more sockets than people may have');
  return Array.from({ length: count }, (_none, at) => ({
    url: `${socketUrl(product.url)}/socket.io/?EIO=4&transport=websocket`,
    // A network may open few sockets in a minute: each comes from another.
    headers: anotherNetwork,
    greeting: {
      says: `40${JSON.stringify({ token: tokens[Math.floor(at / EACH)] })}`,
      welcome: '40',
    },
  }));
}

/** As the apps do with every new connection. */
async function askWhatWasMissed({ product, vets, owners }: Stage, count: number): Promise<void> {
  const tokens = [...vets.tokens, ...owners.tokens];
  const since = new Date().toISOString();
  await Promise.all(
    Array.from({ length: count }, (_none, at) =>
      ask({
        url: `${product.url}/api/events/heads?since=${encodeURIComponent(since)}`,
        headers: () => ({ authorization: `Bearer ${tokens[Math.floor(at / EACH)]}` }),
      }),
    ),
  );
}
