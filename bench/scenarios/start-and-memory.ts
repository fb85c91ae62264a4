import { sendRequest, type Target } from '../harness/ask.ts';
import { type Bare, startBare } from '../harness/bare-process.ts';
import { figureBeside, figureOnce } from '../harness/figure.ts';
import { residentBytes } from '../harness/memory.ts';
import type { SingleScenario } from '../harness/scenario.ts';
import { asVet, bareUrl } from './asking.ts';

const CONNECTIONS = 16;
const MEGABYTE = 1_000_000;
const [QUICK_SECONDS, SECONDS] = [5, 120];

/** From the start of the process to a list with data, and what it keeps in memory then and later. It ends the server. */
export const startAndMemory: SingleScenario = {
  kind: 'single',
  name: 'start-and-memory',
  title: 'Start and memory',
  description:
    'From the start of the process until the requests list has been answered, the database being there (ours as built, with what the machine made of it at the last start, as `npm start` does); the resident memory then, and after lists over sixteen connections.',
  async measure(stage, plan) {
    const { product, databaseUrl, facilityId: facility } = stage;
    const ours = asVet(stage, `requests?limit=50&facilityId=${facility}`);
    let bare: Bare = await startBare(databaseUrl);
    const bareList = (): Target => ({ url: bareUrl(bare, '/requests', { facility, value: '' }) });
    const start = await figureBeside({
      title: 'start to the first list',
      rounds: plan.rounds,
      unit: 'ms',
      digits: 0,
      ours: async () => {
        await product.kill();
        const started = performance.now();
        await product.restart();
        await sendRequest(ours);
        return performance.now() - started;
      },
      bare: async () => {
        await bare.stop();
        const started = performance.now();
        bare = await startBare(databaseUrl);
        await sendRequest(bareList());
        return performance.now() - started;
      },
      aim: { atMost: 1.5 },
    });
    const memory = async (title: string) =>
      figureOnce({
        title,
        unit: 'MB',
        digits: 0,
        ours: (await residentBytes(product.pid)) / MEGABYTE,
        bare: (await residentBytes(bare.pid)) / MEGABYTE,
        aim: { atMost: 1.5 },
      });
    const fresh = await memory('memory after start');
    const seconds = plan.isQuick ? QUICK_SECONDS : SECONDS;
    await load(ours, seconds);
    await load(bareList(), seconds);
    const loaded = await memory(`memory after ${seconds} s of lists`);
    await bare.stop();
    return [start, fresh, loaded];
  },
};

async function load(target: Target, seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1000;
  const sendFrom16Connections = Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() < until) await sendRequest(target);
  });
  await Promise.all(sendFrom16Connections);
}
