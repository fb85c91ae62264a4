import { afterEach, expect, it, vi } from 'vitest';
import { ScreenShare } from './screen-share.ts';

// Runs in a browser: the tracks are real, what is chosen is a canvas.

const chosenScreen = () => document.createElement('canvas').captureStream();
const choose = vi.spyOn(navigator.mediaDevices, 'getDisplayMedia');
const noScreen = { track: null, hasFailed: false };

afterEach(() => choose.mockReset());

it('shows what was chosen until it is stopped, one thing at a time', async () => {
  const [first, second] = [chosenScreen(), chosenScreen()];
  choose.mockResolvedValueOnce(first).mockResolvedValueOnce(second);
  const share = new ScreenShare();
  await share.start();
  const [shown] = first.getVideoTracks();
  expect(share.shared.value()).toEqual({ track: shown, hasFailed: false });
  expect(shown?.contentHint).toBe('detail');
  await share.start();
  const [next] = second.getVideoTracks();
  expect([shown?.readyState, share.shared.value().track]).toEqual(['ended', next]);
  share.stop();
  expect(share.shared.value()).toEqual(noScreen);
  expect(next?.readyState).toBe('ended');
});

it('ends where the browser’s own button is pressed', async () => {
  const stream = chosenScreen();
  choose.mockResolvedValueOnce(stream);
  const share = new ScreenShare();
  await share.start();
  stream.getVideoTracks()[0]?.dispatchEvent(new Event('ended'));
  expect(share.shared.value()).toEqual(noScreen);
});

it.each([
  { name: 'NotAllowedError', hasFailed: false, what: 'a person who thinks better of it' },
  { name: 'NotReadableError', hasFailed: true, what: 'a browser that cannot' },
])('goes on with what is shown after $what', async ({ name, hasFailed }) => {
  choose.mockResolvedValueOnce(chosenScreen()).mockRejectedValueOnce(new DOMException('', name));
  const share = new ScreenShare();
  await share.start();
  const { track } = share.shared.value();
  await share.start();
  expect(share.shared.value()).toEqual({ track, hasFailed });
  expect(track?.readyState).toBe('live');
});

it('shows nothing that is chosen after the call is left', async () => {
  const stream = chosenScreen();
  choose.mockResolvedValueOnce(stream);
  const share = new ScreenShare();
  const started = share.start();
  share.stop();
  await started;
  expect(share.shared.value()).toEqual(noScreen);
  expect(stream.getVideoTracks()[0]?.readyState).toBe('ended');
});
