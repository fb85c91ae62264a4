import { expect, it } from 'vitest';
import { sendsContinuously } from './received-bytes.ts';

it.each([
  { media: null, arrives: false },
  { media: { audio: true, video: 'OFF' }, arrives: true },
  { media: { audio: false, video: 'ON' }, arrives: true },
  { media: { audio: false, video: 'OFF' }, arrives: false },
  { media: { audio: false, video: 'PAUSED' }, arrives: false },
  { media: { audio: true, video: 'SCREEN' }, arrives: true },
  { media: { audio: false, video: 'SCREEN' }, arrives: false },
] as const)('sendsContinuously of $media is $arrives', ({ media, arrives }) => {
  expect(sendsContinuously(media)).toBe(arrives);
});
