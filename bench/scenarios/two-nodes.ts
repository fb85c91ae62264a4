import type { Product } from '@zampa/testing/product';
import { provideRedis, startRedis } from '@zampa/testing/redis';
import { deletePendingNotifications, openChat, type Send } from '../chat.ts';
import { type ChattingClinic, openChattingClinic } from '../chatting-clinic.ts';
import { sendRequest, type Target } from '../harness/ask.ts';
import { figureAlone, figureBeside } from '../harness/figure.ts';
import type { Plan } from '../harness/plan.ts';
import { readTicks, usedBetween } from '../harness/processor-time.ts';
import type { Figure } from '../harness/result.ts';
import { takeInTurn } from '../harness/rounds.ts';
import type { SingleScenario } from '../harness/scenario.ts';
import type { Stage } from '../harness/stage.ts';
import { startOther } from '../second-process.ts';
import { median, percentile } from '../harness/statistics.ts';
import { asVet } from './asking.ts';

const CONVERSATIONS = 128;
const [QUICK_MESSAGES, MESSAGES] = [30, 150];
const [QUICK_REQUESTS, REQUESTS] = [100, 600];
/** Both have just started, and what they run is not compiled yet. */
const WARM_UP = 1000;
/** So many ask at once, each of them one process. */
const AT_ONCE = 16;
const MOST_ADDED_MS = 0.5;
/** The maximum relative CPU cost per request of two processes: they must reach 0.95 of one's throughput per CPU second. */
const MOST_COST = 1 / 0.95;

/** Runs two server processes that share a database and notify each other. Restarts the server. */
export const twoNodes: SingleScenario = {
  kind: 'single',
  name: 'two-nodes',
  title: 'Two processes of the server',
  description:
    'On one database, told of each other’s news by Redis. What a message takes longer to a screen at the other process than to one at its own, one sender, p50; then what a request costs, in CPU of the servers and the database, of sixteen who ask half of them each, beside one process that all ask: of twenty requests fourteen are lists, three messages, two weeks of the calendar and one a read mark.',
  async measure(stage, plan) {
    provideRedis();
    const redis = await startRedis();
    await stage.product.kill();
    await stage.product.restart({ REDIS_URL: redis.url });
    const other = await startOther(stage, redis.url);
    const clinic = await openChattingClinic(stage, CONVERSATIONS);
    await sendConcurrently([stage.product.url, other.url], mixOf(stage, clinic), WARM_UP);
    const figures = [
      await compareScreens(stage, other, clinic, plan),
      await compareCosts(stage, other, clinic, plan),
    ];
    await deletePendingNotifications(stage);
    await other.stop();
    await redis.stop();
    await stage.product.kill();
    await stage.product.restart();
    return figures;
  },
};

async function compareScreens(
  { product: { url } }: Stage,
  other: Product,
  clinic: ChattingClinic,
  plan: Plan,
): Promise<Figure> {
  const [far, near] = [
    await openChat(clinic, { sendsTo: url, listensAt: other.url }),
    await openChat(clinic, { sendsTo: url, listensAt: url }),
  ];
  const messages = plan.isQuick ? QUICK_MESSAGES : MESSAGES;
  const taken = await takeInTurn(
    () => middleOf(far.send, messages),
    () => middleOf(near.send, messages),
    plan.rounds,
  );
  far.close();
  near.close();
  const [there, here] = [median(taken.ours), median(taken.bare)];
  const added = there - here;
  return figureAlone(
    'a message to the other process',
    `${added.toFixed(2)} ms more (${there.toFixed(2)} and ${here.toFixed(2)} ms)`,
    `≤ ${MOST_ADDED_MS} ms more`,
    added <= MOST_ADDED_MS,
  );
}

async function middleOf(send: Send, messages: number): Promise<number> {
  const times: number[] = [];
  for (let sent = 0; sent < messages; sent += 1) {
    const started = performance.now();
    await send(sent % CONVERSATIONS);
    times.push(performance.now() - started);
  }
  return percentile(times, 50);
}

function compareCosts(
  stage: Stage,
  other: Product,
  clinic: ChattingClinic,
  plan: Plan,
): Promise<Figure> {
  const requests = plan.isQuick ? QUICK_REQUESTS : REQUESTS;
  const costOf = (origins: readonly string[]) => async () => {
    const before = await ticksOfAll(stage, other);
    await sendConcurrently(origins, mixOf(stage, clinic), requests);
    const after = await ticksOfAll(stage, other);
    const used = after.map((ticks, at) => usedBetween(before[at] ?? new Map(), ticks));
    return used.reduce((sum, each) => sum + each, 0) / requests;
  };
  const { url } = stage.product;
  return figureBeside({
    title: 'a request of two processes, beside one',
    rounds: plan.rounds,
    unit: 'ms CPU',
    digits: 2,
    ours: costOf([url, other.url]),
    bare: costOf([url]),
    aim: { atMost: Number(MOST_COST.toFixed(2)) },
  });
}

async function ticksOfAll({ product, postmaster }: Stage, other: Product) {
  const one = await readTicks(product.pid, postmaster);
  const two = await readTicks(other.pid, postmaster);
  return [one.server, two.server, two.backends];
}

type Mix = (nth: number) => Target;

function mixOf(stage: Stage, { writers, listener }: ChattingClinic): Mix {
  const list = asVet(stage, `requests?limit=50&facilityId=${stage.facilityId}`);
  const [from, to] = [0, 6].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const week = asVet(stage, `calendar?facilityId=${stage.facilityId}&from=${from}&to=${to}`);
  const messageOf = (nth: number): Target => {
    const writer = writers[nth % CONVERSATIONS];
    return {
      url: `${stage.product.url}/api/events`,
      method: 'POST',
      headers: () => ({ authorization: `Bearer ${writer?.token}` }),
      body: JSON.stringify({
        type: 'CHAT',
        parent_id: writer?.conversationId,
        payload: { message: `And now? ${nth}` },
      }),
    };
  };
  const markOf = (nth: number): Target => ({
    url: `${stage.product.url}/api/events/seen`,
    method: 'PUT',
    headers: () => ({ authorization: `Bearer ${listener}` }),
    body: JSON.stringify({ conversationId: writers[nth % CONVERSATIONS]?.conversationId, seq: 1 }),
  });
  return (nth) => {
    const place = nth % 20;
    if (place < 14) return list;
    if (place < 17) return messageOf(nth);
    return place < 19 ? week : markOf(nth);
  };
}

/** Sends concurrent requests to the servers in turn. */
async function sendConcurrently(
  origins: readonly string[],
  mix: Mix,
  requests: number,
): Promise<void> {
  let sentCount = 0;
  const sendUntilDone = async (origin: string) => {
    while (sentCount < requests) {
      const target = mix((sentCount += 1));
      const { pathname, search } = new URL(target.url);
      await sendRequest({ ...target, url: `${origin}${pathname}${search}` });
    }
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_none, at) =>
      sendUntilDone(origins[at % origins.length] ?? ''),
    ),
  );
}
