import { endCall } from '@zampa/client/video/begin-call';
import { clearVideo, requestMeeting } from '@zampa/client/video/video-state';
import { page as browserPage, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { ids, vera } from '../rendered/samples.test-data.ts';
import { emptyMeetingAnswers } from './meeting-samples.test-data.ts';
import { VideoCallHost } from './VideoCallHost.tsx';

// A vet alone in a meeting, in a browser without camera and microphone.

beforeEach(() => {
  endCall();
  clearVideo();
});
afterEach(() => vi.restoreAllMocks());

async function renderCall() {
  const screen = await renderScreen(<VideoCallHost />, {
    app: 'clinic',
    me: vera,
    answers: emptyMeetingAnswers,
  });
  requestMeeting(ids.conversation);
  await expect.element(screen.page.getByText('Waiting for participants…')).toBeVisible();
  return { ...screen, call: screen.page.getByRole('dialog') };
}

it('CallWindow shares a screen, says so, and stops sharing when the call is left', async () => {
  const stream = document.createElement('canvas').captureStream();
  vi.spyOn(navigator.mediaDevices, 'getDisplayMedia').mockResolvedValueOnce(stream);
  const { page } = await renderCall();
  await page.getByRole('button', { name: 'Share your screen' }).click();
  await expect.element(page.getByText('The other person sees your screen.')).toBeVisible();
  await expect.element(page.getByLabelText('Your screen', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Leave call' }).click();
  expect(stream.getVideoTracks()[0]?.readyState).toBe('ended');
});

it('CallWindow shows an error when the screen cannot be shared', async () => {
  const problem = new DOMException('', 'NotReadableError');
  vi.spyOn(navigator.mediaDevices, 'getDisplayMedia').mockRejectedValueOnce(problem);
  const { page } = await renderCall();
  await page.getByRole('button', { name: 'Share your screen' }).click();
  await expect.element(page.getByText('We couldn’t share your screen.')).toBeVisible();
});

it('CallWindow fills a desktop screen on request and shrinks step by step on Escape', async () => {
  await browserPage.viewport(1280, 800);
  const { page, call } = await renderCall();
  await page.getByRole('button', { name: 'Show call full screen' }).click();
  await expect.element(call).toHaveAttribute('data-size', 'whole');
  await userEvent.keyboard('{Escape}');
  await expect.element(call).toHaveAttribute('data-size', 'full');
  await userEvent.keyboard('{Escape}');
  await expect.element(call).toHaveAttribute('data-size', 'tile');
});

it('CallWindow ignores keys pressed outside the window, and all keys while shrunk to a tile', async () => {
  await browserPage.viewport(1280, 800);
  const left: boolean[] = [];
  const listen = (event: KeyboardEvent) => left.push(!event.defaultPrevented);
  document.addEventListener('keydown', listen);
  onTestFinished(() => document.removeEventListener('keydown', listen));
  const beside = document.createElement('button');
  document.body.append(beside);
  onTestFinished(() => beside.remove());
  const { call } = await renderCall();
  await expect.poll(() => call.element().contains(document.activeElement)).toBe(true);
  beside.focus();
  await userEvent.keyboard('{Escape}');
  expect(left).toEqual([true]);
  await expect.element(call).toHaveAttribute('data-size', 'full');
  beside.blur();
  await userEvent.keyboard('{Escape}');
  expect(left).toEqual([true, false]);
  await expect.element(call).toHaveAttribute('data-size', 'tile');
  await userEvent.keyboard('{Escape}');
  expect(left).toEqual([true, false, true]);
});

it('CallWindow moves its tile to another corner by button or drag', async () => {
  const { page, call } = await renderCall();
  await page.getByRole('button', { name: 'Minimize call' }).click();
  await page.getByRole('button', { name: 'Move to another corner' }).click();
  await expect.element(call).toHaveAttribute('data-corner', 'BOTTOM_LEFT');
  const tile = call.element();
  const { left, top } = tile.getBoundingClientRect();
  const point = (type: string, x: number, y: number) =>
    tile.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: y }),
    );
  tile.setPointerCapture = () => undefined;
  point('pointerdown', left + 8, top + 8);
  point('pointermove', window.innerWidth - 20, 20);
  await expect.poll(() => tile.getBoundingClientRect().top).toBeLessThan(top);
  point('pointerup', window.innerWidth - 20, 20);
  await expect.element(call).toHaveAttribute('data-corner', 'TOP_RIGHT');
  await expect.poll(() => tile.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
});

it('CallWindow ends the call on the hang-up key of a headset', async () => {
  const handled = vi.spyOn(navigator.mediaSession, 'setActionHandler');
  const { call } = await renderCall();
  const hangUp = handled.mock.calls.find(([action]) => action === 'hangup')?.[1];
  if (!hangUp) throw new Error('No key ends a call');
  hangUp();
  await expect.element(call).not.toBeInTheDocument();
  expect(handled).toHaveBeenLastCalledWith(expect.anything(), null);
});

it('CallWindow plays a test sound', async () => {
  const { page } = await renderCall();
  await page.getByRole('button', { name: /^Choose camera/ }).click();
  const started = vi.spyOn(OscillatorNode.prototype, 'start');
  await page.getByRole('button', { name: 'Play test sound' }).click();
  await expect.poll(() => started.mock.calls.length).toBeGreaterThan(0);
});
