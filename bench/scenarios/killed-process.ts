import { setTimeout as sleep } from 'node:timers/promises';
import { provideRedis, startRedis } from '@zampa/testing/redis';
import { openBalancer } from '../balancer.ts';
import { deletePendingNotifications } from '../chat.ts';
import { type ChattingClinic, openChattingClinic } from '../chatting-clinic.ts';
import { fetchJson } from '../harness/ask.ts';
import { figureAlone } from '../harness/figure.ts';
import { openReturningScreen } from '../harness/returning-screen.ts';
import type { SingleScenario } from '../harness/scenario.ts';
import type { Stage } from '../harness/stage.ts';
import { startOther } from '../second-process.ts';

const CONVERSATIONS = 64;
const SENDERS = 16;
const SCREENS = 10;
/** How long people write before a process is killed, and after it. */
const WRITING_MS = 1500;
const AGAIN_AFTER_MS = 20;
const PATIENCE_MS = 20_000;
const CURRENT_WITHIN_MS = 1000;

/** Kills one of two processes while people write, like a power cut. Restarts the server. */
export const killedProcess: SingleScenario = {
  kind: 'single',
  name: 'killed-process',
  title: 'One of two processes is killed while people write',
  description:
    'Both stand behind one address. Sixteen write without a pause, and send again what was not answered; ten screens of the clinic come back by themselves, as the apps do, and ask what they missed. How long after the kill the last of them has all that was accepted before it, and what became of the messages.',
  async measure(stage, plan) {
    provideRedis();
    const redis = await startRedis();
    await stage.product.kill();
    await stage.product.restart({ REDIS_URL: redis.url });
    const clinic = await openChattingClinic(stage, CONVERSATIONS);
    const rounds: Round[] = [];
    for (let round = 0; round < plan.rounds; round += 1)
      rounds.push(await killOne(stage, redis.url, clinic));
    await deletePendingNotifications(stage);
    await redis.stop();
    await stage.product.kill();
    await stage.product.restart();
    return figuresOf(rounds);
  },
};

type Round = {
  /** How long after the kill the last screen had all that was accepted before it. */
  readonly currentAfterMs: number;
  readonly accepted: number;
  /** Tries that were made again. */
  readonly failed: number;
  readonly lost: number;
  readonly doubled: number;
};

function figuresOf(rounds: readonly Round[]) {
  const total = (of: (round: Round) => number) => rounds.reduce((sum, one) => sum + of(one), 0);
  const none = (title: string, of: (round: Round) => number) =>
    figureAlone(title, String(total(of)), '0', total(of) === 0);
  const slowest = Math.max(...rounds.map(({ currentAfterMs }) => currentAfterMs));
  return [
    figureAlone(
      `${SCREENS} screens have all again, slowest of ${rounds.length} kills`,
      `${slowest.toFixed(0)} ms`,
      `≤ ${CURRENT_WITHIN_MS} ms`,
      slowest <= CURRENT_WITHIN_MS,
    ),
    figureAlone('messages accepted', String(total((round) => round.accepted))),
    figureAlone('tries that failed and were made again', String(total((round) => round.failed))),
    none('accepted messages that are lost', (round) => round.lost),
    none('messages that are there twice', (round) => round.doubled),
  ];
}

let kills = 0;

async function killOne(stage: Stage, redisUrl: string, clinic: ChattingClinic): Promise<Round> {
  kills += 1;
  const name = `kill ${kills}`;
  const other = await startOther(stage, redisUrl);
  const balancer = await openBalancer([other.url, stage.product.url]);
  const screens = await Promise.all(
    Array.from({ length: SCREENS }, () => openReturningScreen(balancer.url, clinic.listener)),
  );
  const writing = startWriting(balancer.url, clinic, name);
  await sleep(WRITING_MS);
  const before = new Map(writing.cursors);
  const killedAt = performance.now();
  await other.kill();
  await Promise.all(screens.map((screen) => screen.waitUntilReached(before)));
  const currentAfterMs = performance.now() - killedAt;
  await sleep(WRITING_MS);
  await writing.stop();
  await Promise.all(screens.map((screen) => screen.waitUntilReached(writing.cursors)));
  for (const screen of screens) screen.close();
  balancer.close();
  await other.stop();
  const stored = await countStored(stage, `${name} %`);
  const { accepted } = writing;
  return {
    currentAfterMs,
    accepted: accepted.size,
    failed: writing.failed(),
    lost: [...accepted].filter((message) => !stored.has(message)).length,
    doubled: [...stored.values()].filter((times) => times > 1).length,
  };
}

/** People who write one message after the other, each until it is accepted. @param name what all of them begin with */
function startWriting(origin: string, { writers }: ChattingClinic, name: string) {
  const accepted = new Set<string>();
  const cursors = new Map<string, number>();
  let isOver = false;
  let failed = 0;
  let written = 0;
  const writeOne = async (nth: number) => {
    const { token = '', conversationId = '' } = writers[nth % CONVERSATIONS] ?? {};
    const message = `${name} ${nth}`;
    const clientId = crypto.randomUUID();
    const target = {
      url: `${origin}/api/events`,
      method: 'POST',
      headers: () => ({ authorization: `Bearer ${token}`, 'idempotency-key': clientId }),
      body: JSON.stringify({
        type: 'CHAT',
        parent_id: conversationId,
        clientId,
        payload: { message },
      }),
    } as const;
    const until = performance.now() + PATIENCE_MS;
    while (!accepted.has(message))
      try {
        const { seq } = await fetchJson<{ seq: number }>(target);
        accepted.add(message);
        cursors.set(conversationId, Math.max(seq, cursors.get(conversationId) ?? 0));
      } catch (error) {
        if (performance.now() > until) throw error;
        failed += 1;
        await sleep(AGAIN_AFTER_MS);
      }
  };
  const all = Array.from({ length: SENDERS }, async () => {
    while (!isOver) await writeOne((written += 1));
  });
  return {
    accepted,
    cursors,
    failed: () => failed,
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

/** How often each message is stored. @param like what they say, as the database compares it */
async function countStored({ pool }: Stage, like: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ message: string; times: number }>(
    'select message, count(*)::int as times from events where message like $1 group by 1',
    [like],
  );
  return new Map(rows.map(({ message, times }) => [message, times]));
}
