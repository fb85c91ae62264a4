import { setTimeout as sleep } from 'node:timers/promises';
import { sendRequest, type Target } from '../harness/ask.ts';
import { figureBeside } from '../harness/figure.ts';
import type { SingleScenario } from '../harness/scenario.ts';
import type { Stage } from '../harness/stage.ts';
import { percentile } from '../harness/statistics.ts';
import { fillClinic } from '../crowded-clinic.ts';
import { openSisterClinic } from '../sister-clinic.ts';
import { asVet } from './asking.ts';

const [QUICK_CLINICS, CLINICS] = [20, 100];
/** How many of the noisy clinic ask at once, one call after the other. */
const NOISY = 8;
const [QUICK_SECONDS, SECONDS] = [2, 10];
const EVENTS = 2000;
const SECOND = 1000;

/** Measures the latency of other clinics while one clinic sends as many requests as it can. */
export const noisyClinic: SingleScenario = {
  kind: 'single',
  name: 'noisy-clinic',
  title: 'Other clinics, while one asks as much as it can',
  description:
    'Twenty clinics (a hundred in a full run) ask for their requests once a second each, while eight people of another, with two thousand requests, ask for theirs one call after the other. How long the others wait (p99), beside the same without the noise.',
  async measure(stage, plan) {
    await fillClinic(stage, EVENTS);
    const others: Target[] = [];
    for (let clinic = 0; clinic < (plan.isQuick ? QUICK_CLINICS : CLINICS); clinic += 1)
      others.push(requestsOf(stage, await openSisterClinic(stage)));
    const noisy = requestsOf(stage, stage.facilityId);
    const seconds = plan.isQuick ? QUICK_SECONDS : SECONDS;
    return [
      await figureBeside({
        title: `${others.length} others, p99`,
        rounds: plan.rounds,
        unit: 'ms',
        ours: () =>
          waitedBeside(
            others,
            seconds,
            Array.from({ length: NOISY }, () => noisy),
          ),
        bare: () => waitedBeside(others, seconds, []),
        aim: { atMost: 1.3 },
      }),
    ];
  },
};

const requestsOf = (stage: Stage, facilityId: string): Target =>
  asVet(stage, `requests?limit=50&facilityId=${facilityId}`);

/** Returns what those who ask once a second wait for, while the noisy ask without a pause. */
async function waitedBeside(
  others: readonly Target[],
  seconds: number,
  noisy: readonly Target[],
): Promise<number> {
  let isOver = false;
  const noise = noisy.map(async (target) => {
    while (!isOver) await sendRequest(target);
  });
  const times: number[] = [];
  const begun = performance.now();
  await Promise.all(
    others.map(async (target, at) => {
      for (let second = 0; second < seconds; second += 1) {
        // The seconds of one clinic begin when those of no other do.
        await sleep(
          Math.max(0, begun + (second + at / others.length) * SECOND - performance.now()),
        );
        const sentAt = performance.now();
        await sendRequest(target);
        times.push(performance.now() - sentAt);
      }
    }),
  );
  isOver = true;
  await Promise.all(noise);
  return percentile(times, 99);
}
