import { once } from 'node:events';
import { WebSocket } from 'ws';
import { expected, deletePendingNotifications, openChat, type Send } from '../chat.ts';
import { openChattingClinic } from '../chatting-clinic.ts';
import { sendRequest } from '../harness/ask.ts';
import { figureAlone } from '../harness/figure.ts';
import type { Plan } from '../harness/plan.ts';
import { planningOf, planningText } from '../harness/planning.ts';
import type { Figure } from '../harness/result.ts';
import { takeInTurn } from '../harness/rounds.ts';
import type { SingleScenario } from '../harness/scenario.ts';
import { isTooBusy, median, percentile, ratioOf } from '../harness/statistics.ts';

const SENDERS = [1, 16, 64, 256];
/** Each of another family. A sender goes from one to the next, so that nobody writes too often in a minute. */
const CONVERSATIONS = Math.max(...SENDERS);
/** Messages of all senders together in one round, but at least so many of each. */
const [QUICK_MESSAGES, MESSAGES] = [64, 320];
const LEAST_EACH = 2;

type Sample = { readonly p50: number; readonly p99: number; readonly rate: number };

/** From sending a message until it stands on another screen, durable on both sides. */
export const messageDelivery: SingleScenario = {
  kind: 'single',
  name: 'message-delivery',
  title: 'A message, from sending to the other screen',
  description:
    '1, 16, 64 and 256 who write at once, each to conversations of their own, one message after the other, until it has come to a socket of the clinic, which has the demonstration’s staff. Bare: ws and one INSERT for each message. Every message came once.',
  async measure(stage, plan) {
    const { url } = stage.product;
    const clinic = await openChattingClinic(stage, CONVERSATIONS);
    const ours = await openChat(clinic, { sendsTo: url, listensAt: url });
    const bare = await openBare(stage.bare.url);
    const figures: Figure[] = [];
    for (const senders of SENDERS)
      figures.push(...(await measure(senders, ours.send, bare.send, plan)));
    const planning = await planningOf(stage.pool, () => ours.send(0));
    ours.close();
    bare.close();
    await deletePendingNotifications(stage);
    const doubled = ours.doubled();
    return [
      ...figures,
      figureAlone('planning of one message, of its time in the database', planningText(planning)),
      figureAlone('messages that came twice', String(doubled), '0', doubled === 0),
    ];
  },
};

async function measure(
  senders: number,
  ours: Send,
  bare: Send,
  plan: Plan,
): Promise<readonly Figure[]> {
  const messages = plan.isQuick ? QUICK_MESSAGES : MESSAGES;
  const each = Math.max(LEAST_EACH, Math.ceil(messages / senders));
  const taken = await takeInTurn(
    () => sample(ours, senders, each),
    () => sample(bare, senders, each),
    plan.rounds,
  );
  const senderLabel = senders === 1 ? 'one sender' : `${senders} senders`;
  const figure = (
    name: keyof Sample,
    unit: string,
    aim: string,
    isMet: (middle: number) => boolean,
  ) => {
    const [our, their] = [taken.ours, taken.bare].map((samples) => samples.map((one) => one[name]));
    const ratio = ratioOf(our ?? [], their ?? []);
    const text = (values: readonly number[] = []) => `${median(values).toFixed(1)} ${unit}`;
    const title = `${senderLabel}, ${name === 'rate' ? 'rate' : name}`;
    console.log(`  ${title}: ${text(our)}, ${ratio.middle.toFixed(2)} × bare`);
    return {
      kind: 'figure',
      title,
      ours: text(our),
      bare: text(their),
      ratio,
      aim,
      isMet: isMet(ratio.middle),
      isTooBusy: isTooBusy(their ?? []),
    } as const;
  };
  return [
    figure('p50', 'ms', '≤ 1.5 ×', (middle) => middle <= 1.5),
    figure('p99', 'ms', '≤ 1.5 ×', (middle) => middle <= 1.5),
    figure('rate', 'a second', '≥ 0.6 ×', (middle) => middle >= 0.6),
  ];
}

async function sample(send: Send, senders: number, each: number): Promise<Sample> {
  const times: number[] = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: senders }, async (_none, sender) => {
      for (let sent = 0; sent < each; sent += 1) {
        const started = performance.now();
        // No two senders meet: the number of conversations is a multiple of theirs.
        await send((sender + senders * sent) % CONVERSATIONS);
        times.push(performance.now() - started);
      }
    }),
  );
  const rate = (times.length * 1000) / (performance.now() - begun);
  return { p50: percentile(times, 50), p99: percentile(times, 99), rate };
}

let written = 0;

async function openBare(url: string) {
  const messages = expected();
  const socket = new WebSocket(url.replace('http', 'ws'));
  await once(socket, 'open');
  socket.on('message', (data: Buffer) => messages.arrive(data.toString()));
  const send: Send = async () => {
    written += 1;
    const body = JSON.stringify({ message: `How is she today? ${written}` });
    const arrived = messages.wait(body);
    await sendRequest({ url: `${url}/message`, method: 'POST', body });
    await arrived;
  };
  return { send, close: () => socket.terminate() };
}
