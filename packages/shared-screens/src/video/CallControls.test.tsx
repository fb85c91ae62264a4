import { endCall } from '@zampa/client/video/begin-call';
import { fakeDevices } from '@zampa/client/video/fake-devices.test-data';
import {
  clearVideo,
  receiveVideo,
  videoSocket,
  requestMeeting,
} from '@zampa/client/video/video-state';
import { resumeSavedCall } from '@zampa/client/video/saved-call';
import type { ServerSocket } from '@zampa/client/realtime/connect';
import { fakeSocket } from '@zampa/client/realtime/fake-socket.test-data';
import type { MessageReply } from '@zampa/contract/socket';
import type { MeetingState } from '@zampa/contract/video/objects';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { pendingAnswer } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { ids, marta } from '../rendered/samples.test-data.ts';
import { bodyOf, colleague, meeting, room, you } from './meeting-samples.test-data.ts';
import { VideoCallHost } from './VideoCallHost.tsx';

// A pet owner in a meeting, with fake camera and microphone.

const SAVED_CALL_KEY = 'zampa.kept-call';

beforeEach(() => {
  endCall();
  clearVideo();
});
afterEach(() => {
  endCall();
  vi.restoreAllMocks();
});

async function renderCall() {
  const devices = fakeDevices();
  const screen = await renderScreen(<VideoCallHost />, {
    app: 'owner',
    me: marta,
    answers: {
      'POST /videomeeting/room': () => ({ room }),
      'PUT /videomeeting/participants': (sent) =>
        meeting({ you: you('ADMITTED', bodyOf(sent).device) }),
      'DELETE /videomeeting/participants': () => meeting(),
    },
  });
  const { page, server } = screen;
  const button = (name: string) => page.getByRole('button', { name });
  const joinRequests = () =>
    server.sent('PUT /videomeeting/participants').map((sent) => bodyOf(sent));
  return { devices, page, server, button, entered: joinRequests };
}

it('a reload during a video call keeps camera and microphone off', async () => {
  const { devices, button, entered: joinRequests } = await renderCall();
  requestMeeting(ids.conversation);
  await button('Turn off microphone').click();
  await button('Turn off camera').click();
  await expect.element(button('Turn on camera')).toBeVisible();
  const savedCall = sessionStorage.getItem(SAVED_CALL_KEY);
  endCall();
  expect(devices.live()).toEqual([]);

  sessionStorage.setItem(SAVED_CALL_KEY, savedCall ?? '');
  resumeSavedCall();
  await expect.poll(joinRequests).toHaveLength(2);
  await expect.element(button('Turn on microphone')).toBeVisible();
  await expect.element(button('Turn on camera')).toBeVisible();
  expect(devices.live()).toEqual([]);
  // A turned-off camera is still reported as available.
  expect(joinRequests()[1]).toMatchObject({ camera: true, microphone: true });
});

it('a new video call starts with camera and microphone on', async () => {
  const { devices, button, entered: joinRequests } = await renderCall();
  requestMeeting(ids.conversation);
  await button('Turn off camera').click();
  requestMeeting(ids.visit);
  await expect.poll(joinRequests).toHaveLength(2);
  await expect.element(button('Turn off camera')).toBeVisible();
  expect(devices.live().toSorted()).toEqual(['audio', 'video']);
});

it('rejoining a video call turns camera and microphone on, despite older meeting states', async () => {
  const { devices, page, server, button, entered: joinRequests } = await renderCall();
  requestMeeting(ids.conversation);
  await expect.element(page.getByText(/will be with you in a moment/)).toBeVisible();
  const [{ device } = { device: '' }] = joinRequests();
  receiveVideo({ kind: 'state', ...meeting({ you: you('LEFT', device) }) });
  await expect.element(button('Ask again')).toBeVisible();
  expect(devices.live()).toEqual([]);

  const answer = pendingAnswer();
  server.answer('PUT /videomeeting/participants', answer.give);
  await button('Ask again').click();
  await expect.poll(joinRequests).toHaveLength(2);
  receiveVideo({ kind: 'state', ...meeting({ you: you('LEFT', device), peer: colleague }) });
  expect(devices.live().toSorted()).toEqual(['audio', 'video']);
  answer.release(meeting({ you: you('ADMITTED', device) }));
  await expect.element(page.getByText(/will be with you in a moment/)).toBeVisible();
  expect(devices.live().toSorted()).toEqual(['audio', 'video']);
});

it.each(['NOT_FOUND', 'FORBIDDEN'])(
  'a video call stops camera and microphone when a reconnect is answered with %s',
  async (code) => {
    const socket = fakeSocket({ connected: false });
    const emit = (
      _name: string,
      _message: unknown,
      reply: (answer: MessageReply<MeetingState>) => void,
    ) => {
      if (socket.connected) reply({ ok: false, code });
    };
    videoSocket.become(Object.assign(socket, { emit }) as unknown as ServerSocket);
    onTestFinished(() => videoSocket.become(null));
    const { devices, page } = await renderCall();
    requestMeeting(ids.conversation);
    await expect.element(page.getByText(/will be with you in a moment/)).toBeVisible();
    expect(devices.live().toSorted()).toEqual(['audio', 'video']);
    socket.connected = true;
    socket.emitReserved('connect');
    await expect.element(page.getByText('You can no longer join this video visit.')).toBeVisible();
    expect(devices.live()).toEqual([]);
  },
);
