import { DEMO_OWNER } from '@zampa/db/seed/accounts';
import { sendRequest } from '../harness/ask.ts';
import { startBare } from '../harness/bare-process.ts';
import { anotherNetwork, copyPerson, signInAll } from '../harness/callers.ts';
import { figureBeside, figureOnce } from '../harness/figure.ts';
import { residentBytes } from '../harness/memory.ts';
import { closeSockets, type Door, openSockets } from '../harness/open-sockets.ts';
import { readTicks, usedBetween } from '../harness/processor-time.ts';
import type { SingleScenario } from '../harness/scenario.ts';
import type { Stage } from '../harness/stage.ts';

/** A process may have 20,000 files open on the machine of `bench/results/performance.md`: as many as leave room for all else. */
const [QUICK_WAITING, WAITING] = [2000, 15_000];
const [QUICK_BACK, BACK] = [400, 2000];
/** A person may have twenty at each process. */
const EACH = 20;
const KIB = 1024;

/** Screens that are open and wait, and all of them coming back at once. */
export const openScreens: SingleScenario = {
  kind: 'single',
  name: 'open-screens',
  title: 'Open screens that wait, and come back',
  description:
    'So many signed-in sockets as the title says, twenty of each person. What they add to the memory that the process holds, with what letting them in leaves behind; what it costs that some come back at once and each asks what it missed, in CPU of the server and the database. Bare: sockets of ws, for nobody, that ask nothing.',
  async measure(stage, plan) {
    const [waiting, back] = plan.isQuick ? [QUICK_WAITING, QUICK_BACK] : [WAITING, BACK];
    // Processes that have done something hold memory in reserve, and sockets would seem to need none.
    await stage.product.kill();
    await stage.product.restart();
    const bare = await startBare(stage.databaseUrl);
    const tokens = await tokensFor(stage, waiting);
    const ours = (count: number): Side => ({
      pid: stage.product.pid,
      doors: doorsOf(stage, tokens, count),
      refetch: () => fetchMissedUpdates(stage, tokens, count),
    });
    const theirs = (count: number): Side => ({
      pid: bare.pid,
      doors: Array.from({ length: count }, () => ({ url: socketUrl(bare.url) })),
      refetch: () => Promise.resolve(),
    });
    const memory = figureOnce({
      title: `memory of one of ${waiting}`,
      unit: 'KiB',
      ours: await memoryOfEach(ours(waiting)),
      bare: await memoryOfEach(theirs(waiting)),
      aim: { atMost: 1.3 },
    });
    const figure = await figureBeside({
      title: `${back} come back, each`,
      rounds: plan.rounds,
      unit: 'ms CPU',
      digits: 2,
      ours: () => comeBack(stage, ours(back)),
      bare: () => comeBack(stage, theirs(back)),
      aim: { atMost: 2 },
    });
    await bare.stop();
    return [memory, figure];
  },
};

type Side = {
  readonly pid: number;
  readonly doors: readonly Door[];
  /** Fetches missed updates for each screen after it reconnects. */
  readonly refetch: () => Promise<void>;
};

/** Returns the additional memory of the process per open socket. */
async function memoryOfEach({ pid, doors }: Side): Promise<number> {
  const before = await residentBytes(pid);
  const sockets = await openSockets(doors);
  const after = await residentBytes(pid);
  await closeSockets(sockets);
  return (after - before) / doors.length / KIB;
}

async function comeBack(
  { postmaster }: Stage,
  { pid, doors, refetch: refetchAll }: Side,
): Promise<number> {
  const before = await readTicks(pid, postmaster);
  const sockets = await openSockets(doors);
  await refetchAll();
  const after = await readTicks(pid, postmaster);
  await closeSockets(sockets);
  const used =
    usedBetween(before.server, after.server) + usedBetween(before.backends, after.backends);
  return used / doors.length;
}

const socketUrl = (url: string) => url.replace('http', 'ws');

/** People enough for so many sockets: those of the stage, and others who belong nowhere yet. */
async function tokensFor({ product, pool, vets, owners }: Stage, count: number) {
  const allTokens = [...vets.tokens, ...owners.tokens];
  const missing = Math.max(0, Math.ceil(count / EACH) - allTokens.length);
  const others = await copyPerson(pool, DEMO_OWNER, 'screen', missing);
  const emails = others.map(({ email }) => email);
  return [...allTokens, ...(await signInAll(product.url, emails))];
}

/** Returns the token of the person who owns socket number `at`. */
const tokenAt = (tokens: readonly string[], at: number) => tokens[Math.floor(at / EACH)] ?? '';

function doorsOf({ product }: Stage, tokens: readonly string[], count: number): readonly Door[] {
  return Array.from({ length: count }, (_none, at) => ({
    url: `${socketUrl(product.url)}/socket.io/?EIO=4&transport=websocket`,
    // A network may open few sockets in a minute: each comes from another.
    headers: anotherNetwork,
    greeting: { says: `40${JSON.stringify({ token: tokenAt(tokens, at) })}`, welcome: '40' },
  }));
}

/** As the apps do with every new connection. */
async function fetchMissedUpdates({ product }: Stage, tokens: readonly string[], count: number) {
  const since = encodeURIComponent(new Date().toISOString());
  await Promise.all(
    Array.from({ length: count }, (_none, at) =>
      sendRequest({
        url: `${product.url}/api/events/heads?since=${since}`,
        headers: () => ({ authorization: `Bearer ${tokenAt(tokens, at)}` }),
      }),
    ),
  );
}
