import { afterEach, expect, it, vi } from 'vitest';
import { ScreenShare } from './screen-share.ts';

// Runs in a browser: the tracks are real, the chosen screen is a canvas.

const chosenScreen = () => document.createElement('canvas').captureStream();
const choose = vi.spyOn(navigator.mediaDevices, 'getDisplayMedia');
const noScreen = { track: null, hasFailed: false };

afterEach(() => choose.mockReset());

it('ScreenShare shares the chosen screen until it is stopped, and replaces the previous one', async () => {
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

it("ScreenShare stops when the browser's own stop button is pressed", async () => {
  const stream = chosenScreen();
  choose.mockResolvedValueOnce(stream);
  const share = new ScreenShare();
  await share.start();
  stream.getVideoTracks()[0]?.dispatchEvent(new Event('ended'));
  expect(share.shared.value()).toEqual(noScreen);
});

it.each([
  { name: 'NotAllowedError', hasFailed: false, what: 'a canceled choice' },
  { name: 'NotReadableError', hasFailed: true, what: 'a browser error' },
])('ScreenShare keeps the current screen after $what', async ({ name, hasFailed }) => {
  choose.mockResolvedValueOnce(chosenScreen()).mockRejectedValueOnce(new DOMException('', name));
  const share = new ScreenShare();
  await share.start();
  const { track } = share.shared.value();
  await share.start();
  expect(share.shared.value()).toEqual({ track, hasFailed });
  expect(track?.readyState).toBe('live');
});

it('ScreenShare does not share a screen that is chosen after the call ended', async () => {
  const stream = chosenScreen();
  choose.mockResolvedValueOnce(stream);
  const share = new ScreenShare();
  const started = share.start();
  share.stop();
  await started;
  expect(share.shared.value()).toEqual(noScreen);
  expect(stream.getVideoTracks()[0]?.readyState).toBe('ended');
});
