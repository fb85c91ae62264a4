import { DEMO_OWNER, DEMO_VET } from '@zampa/db/seed/accounts';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@zampa/domain/files/images';
import sharp from 'sharp';
import { signIn, withDemonstration } from './demonstration.ts';
import { percentile } from './rounds.ts';

/** What somebody else waits for, and how long the main thread stood still, while expensive work is at its limit. */
export async function bystander(): Promise<void> {
  await withDemonstration(async (origin) => {
    const token = await signIn(origin, DEMO_OWNER);
    const other = await signIn(origin, DEMO_VET);
    const read = () => get(`${origin}/api/users/me`, token);
    console.log(
      'somebody who reads their profile, while others ask for much (aim: loop p99 < 50 ms)',
    );
    await report(origin, 'nothing else', read, async () => {
      for (let time = 0; time < 200; time += 1) await read();
    });
    await report(origin, '18 copies of a photo', read, async () => {
      const picture = await uploadAvatar(origin, other);
      const shapes = IMAGE_WIDTHS.flatMap((width) =>
        IMAGE_FORMATS.map((format) => `${origin}${picture}?width=${width}&format=${format}`),
      );
      await Promise.all(shapes.map((url) => get(url, other)));
    });
    await report(origin, '50 passwords', read, () =>
      Promise.all(Array.from({ length: 50 }, (_none, at) => guess(origin, at))),
    );
    await report(origin, 'paths of 15,500', read, () =>
      Promise.all(Array.from({ length: 200 }, () => get(`${origin}/${'a'.repeat(15_500)}`, token))),
    );
  });
}

async function report(
  origin: string,
  what: string,
  read: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<void> {
  // What is read of the metrics begins anew with each reading.
  await loopDelay(origin);
  let isOver = false;
  const working = work().finally(() => (isOver = true));
  const times: number[] = [];
  while (!isOver) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  await working;
  const delay = await loopDelay(origin);
  const [half, most] = [percentile(times, 50), percentile(times, 99)];
  console.log(
    `  ${what.padEnd(22)} p50 ${half.toFixed(1)} ms   p99 ${most.toFixed(1)} ms of ${times.length}   loop p99 ${delay.toFixed(1)} ms`,
  );
}

async function get(url: string, token: string): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
}

async function guess(origin: string, at: number): Promise<void> {
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `nobody.${at}@example.test`, password: 'Wrong-guess-1' }),
  });
  await response.arrayBuffer();
}

async function uploadAvatar(origin: string, token: string): Promise<string> {
  const size = 2560;
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = await sharp({
    create: { width: size, height: size, channels: 3, background: '#888', noise },
  })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api/users`, { method: 'PATCH', headers, body: form });
  const { image } = (await response.json()) as { image: string };
  return image.startsWith('/') ? image : `/api/files/${image}`;
}

/** The 99th percentile of how late the server's main thread was, in milliseconds. */
async function loopDelay(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1];
  return Number(seconds) * 1000;
}
