import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@zampa/domain/files/images';
import sharp from 'sharp';
import { sendRequest, send } from '../harness/ask.ts';
import { anotherNetwork } from '../harness/callers.ts';
import { figureAlone } from '../harness/figure.ts';
import { readLoopDelay } from '../harness/loop-delay.ts';
import type { Figure } from '../harness/result.ts';
import type { SingleScenario } from '../harness/scenario.ts';
import { percentile } from '../harness/statistics.ts';
import { asVet } from './asking.ts';

/** The most that the main thread may stand still, at the 99th percentile of the whole stretch. */
const LOOP_MS = 50;

/** Measures the latency of other people and the main thread's delay while expensive work is at its limit. */
export const bystander: SingleScenario = {
  kind: 'single',
  name: 'bystander',
  title: 'Somebody else, while others ask for much',
  description:
    'Who reads their own profile again and again, and how late the server’s main thread was (p99, beyond the 10 ms of the timer that looks). There is no bare side.',
  async measure(stage) {
    const { product, vets } = stage;
    const origin = product.url;
    const read = () => sendRequest(asVet(stage, 'users/me'));
    return [
      await report(origin, 'nothing else', read, async () => {
        for (let time = 0; time < 200; time += 1) await read();
      }),
      await report(origin, '18 copies of one photo', read, async () => {
        const asker = { authorization: `Bearer ${vets.tokens[0]}` };
        const picture = await uploadAvatar(origin, asker);
        const shapes = IMAGE_WIDTHS.flatMap((width) =>
          IMAGE_FORMATS.map((format) => `${origin}${picture}?width=${width}&format=${format}`),
        );
        await Promise.all(shapes.map((url) => sendRequest({ url, headers: () => asker })));
      }),
      await report(origin, '50 wrong passwords at once', read, () =>
        Promise.all(Array.from({ length: 50 }, (_none, at) => guess(origin, at))),
      ),
      await report(origin, '200 paths of 15,500 characters', read, () =>
        Promise.all(
          Array.from({ length: 200 }, () => send({ url: `${origin}/${'a'.repeat(15_500)}` })),
        ),
      ),
    ];
  },
};

async function report(
  origin: string,
  label: string,
  read: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<Figure> {
  // The delay counts from the last reading on.
  await readLoopDelay(origin);
  let isOver = false;
  const working = work().finally(() => (isOver = true));
  const times: number[] = [];
  while (!isOver) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  await working;
  const delay = await readLoopDelay(origin);
  const [half, most] = [percentile(times, 50), percentile(times, 99)];
  return figureAlone(
    label,
    `p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms of ${times.length}; loop ${delay.toFixed(1)} ms`,
    `loop ≤ ${LOOP_MS} ms`,
    delay <= LOOP_MS,
  );
}

const guess = (origin: string, at: number) =>
  send({
    url: `${origin}/api/auth/sign-in`,
    method: 'POST',
    headers: anotherNetwork,
    body: JSON.stringify({ email: `nobody.${at}@example.test`, password: 'Wrong-guess-1' }),
  });

async function uploadAvatar(origin: string, headers: Record<string, string>): Promise<string> {
  const size = 2560;
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = await sharp({
    create: { width: size, height: size, channels: 3, background: '#888', noise },
  })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const response = await fetch(`${origin}/api/users`, { method: 'PATCH', headers, body: form });
  const { image } = (await response.json()) as { image: string };
  return image.startsWith('/') ? image : `/api/files/${image}`;
}
