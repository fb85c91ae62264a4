import { setTimeout } from 'node:timers/promises';
import { DEMO_OWNER, DEMO_PASSWORD, DEMO_VET } from '@zampa/db/seed/accounts';
import { sendRequest, send } from '../harness/ask.ts';
import { anotherNetwork, signIn } from '../harness/callers.ts';
import { figureBeside } from '../harness/figure.ts';
import { readLoopDelay } from '../harness/loop-delay.ts';
import type { Plan } from '../harness/plan.ts';
import { readTicks, usedBetween } from '../harness/processor-time.ts';
import type { Figure } from '../harness/result.ts';
import type { SingleScenario } from '../harness/scenario.ts';
import type { Stage } from '../harness/stage.ts';

const [QUICK_EACH, EACH] = [10, 40];
/** Enough requests to compare two kinds of refusal within 3 %, because CPU time is counted in ticks of 10 ms. */
const [QUICK_REFUSALS, REFUSALS] = [20, 200];
const AT_ONCE = 50;
/** As often each of fifty signs in. */
const [QUICK_TIMES, TIMES] = [2, 10];
/** About as long as fifty take to sign in twice. */
const REST_MS = 700;

/** A sign-in, beside what it cannot do without. */
export const signInScenario: SingleScenario = {
  kind: 'single',
  name: 'sign-in',
  title: 'Signing in',
  description:
    'A right and a wrong password, one after the other. Bare: the same hash verified, nothing else. Then a wrong password beside an address that nobody has: the two are answered alike, and nobody tries twice from one network. At last fifty at once, again and again, and how late the server’s main thread was meanwhile (p99, beyond the 10 ms of the timer that looks), beside the same at rest.',
  async measure(stage, plan) {
    const { product, bare, pool } = stage;
    const { rows } = await pool.query<{ hash: string }>(
      'select password_hash as hash from accounts where email = $1',
      [DEMO_VET],
    );
    const body = JSON.stringify({ hash: rows[0]?.hash, password: DEMO_PASSWORD });
    const verify = () => sendRequest({ url: `${bare.url}/password`, method: 'POST', body });
    const each = plan.isQuick ? QUICK_EACH : EACH;
    const hash = costOf(stage, bare.pid, each, verify);
    return [
      await figureBeside({
        title: 'right password, CPU',
        rounds: plan.rounds,
        unit: 'ms',
        ours: costOf(stage, product.pid, each, () => signIn(product.url, DEMO_VET)),
        bare: hash,
        aim: { atMost: 1.05 },
      }),
      await figureBeside({
        title: 'wrong password, CPU',
        rounds: plan.rounds,
        unit: 'ms',
        ours: costOf(stage, product.pid, each, () => guess(product.url, nextKnownEmail())),
        bare: hash,
        aim: { atMost: 1.05 },
      }),
      await compareRefusals(stage, plan),
      await compareDelays(product.url, plan),
    ];
  },
};

/** Neither what is answered nor what it costs tells whether an address has an account. */
async function compareRefusals(stage: Stage, plan: Plan): Promise<Figure> {
  const { url, pid } = stage.product;
  const [wrong, nobody] = [await guess(url, nextKnownEmail()), await guess(url, unknown())];
  if (wrong !== nobody) throw new Error(`answered unlike: ${wrong} and ${nobody}`);
  const each = plan.isQuick ? QUICK_REFUSALS : REFUSALS;
  return figureBeside({
    title: 'wrong password, beside an unknown address, CPU',
    rounds: plan.rounds,
    unit: 'ms',
    digits: 2,
    ours: costOf(stage, pid, each, () => guess(url, nextKnownEmail())),
    bare: costOf(stage, pid, each, () => guess(url, unknown())),
    aim: { within: 0.03 },
  });
}

function compareDelays(origin: string, plan: Plan): Promise<Figure> {
  const times = plan.isQuick ? QUICK_TIMES : TIMES;
  const delayDuring = (act: () => Promise<unknown>) => async () => {
    // The delay counts from the last reading on.
    await readLoopDelay(origin);
    await act();
    return readLoopDelay(origin);
  };
  return figureBeside({
    title: `${AT_ONCE} at once, beside rest: delay of the event loop, p99`,
    rounds: plan.rounds,
    unit: 'ms',
    ours: delayDuring(() =>
      Promise.all(
        Array.from({ length: AT_ONCE }, async (_none, at) => {
          for (let attempt = 0; attempt < times; attempt += 1)
            await signIn(origin, copyOfOwner(at));
        }),
      ),
    ),
    bare: delayDuring(() => setTimeout(REST_MS)),
    aim: { oursAtMost: 5 },
  });
}

let tries = 0;

/** Returns another account at each call, so that earlier wrong passwords delay none of them. */
const nextKnownEmail = () => copyOfOwner((tries += 1) % AT_ONCE);
const unknown = () => `nobody${(tries += 1)}.owner@zampa.example`;

/** One of those who are signed in alike on every stage. */
const copyOfOwner = (at: number) => `copy${at + 1}.${DEMO_OWNER}`;

/** Tries a wrong password. @returns what was answered, without the number of the request */
async function guess(origin: string, email: string): Promise<string> {
  const { body } = await send({
    url: `${origin}/api/auth/sign-in`,
    method: 'POST',
    headers: anotherNetwork,
    body: JSON.stringify({ email, password: 'Wrong-guess-1' }),
  });
  const { requestId: _number, ...problem } = JSON.parse(body.toString()) as Problem;
  if (problem.code !== 'BAD_CREDENTIALS') throw new Error(`a wrong password: ${body.toString()}`);
  return JSON.stringify(problem);
}

type Problem = { readonly requestId: string; readonly code: string };

function costOf({ postmaster }: Stage, pid: number, each: number, act: () => Promise<unknown>) {
  return async () => {
    const before = await readTicks(pid, postmaster);
    for (let attempt = 0; attempt < each; attempt += 1) await act();
    const after = await readTicks(pid, postmaster);
    const used =
      usedBetween(before.server, after.server) + usedBetween(before.backends, after.backends);
    return used / each;
  };
}
