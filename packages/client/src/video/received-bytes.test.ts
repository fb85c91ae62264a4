import { expect, it } from 'vitest';
import { arrivesAllTheTime } from './received-bytes.ts';

it.each([
  { media: null, arrives: false },
  { media: { audio: true, video: 'OFF' }, arrives: true },
  { media: { audio: false, video: 'ON' }, arrives: true },
  { media: { audio: false, video: 'OFF' }, arrives: false },
  { media: { audio: false, video: 'PAUSED' }, arrives: false },
  { media: { audio: true, video: 'SCREEN' }, arrives: true },
  { media: { audio: false, video: 'SCREEN' }, arrives: false },
] as const)('of $media something arrives all the time: $arrives', ({ media, arrives }) => {
  expect(arrivesAllTheTime(media)).toBe(arrives);
});
