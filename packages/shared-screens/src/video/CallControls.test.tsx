import { endCall } from '@zampa/client/video/begin-call';
import { fakeDevices } from '@zampa/client/video/fake-devices.test-data';
import { forgetVideo, receiveVideo, videoSocket, wishToMeet } from '@zampa/client/video/video-now';
import { returnToCall } from '@zampa/client/video/kept-call';
import type { ServerSocket } from '@zampa/client/realtime/connect';
import { fakeSocket } from '@zampa/client/realtime/fake-socket.test-data';
import type { MessageReply } from '@zampa/contract/socket';
import type { MeetingState } from '@zampa/contract/video/objects';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { heldAnswer } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { ids, marta } from '../rendered/samples.test-data.ts';
import { bodyOf, colleague, meeting, room, you } from './meeting-samples.test-data.ts';
import { VideoPlace } from './VideoPlace.tsx';

// A pet owner in a meeting, in a browser with a camera and a microphone that are made up.

const KEPT = 'zampa.kept-call';

beforeEach(() => {
  endCall();
  forgetVideo();
});
afterEach(() => {
  endCall();
  vi.restoreAllMocks();
});

async function renderCall() {
  const devices = fakeDevices();
  const screen = await renderScreen(<VideoPlace />, {
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
  const entered = () => server.sent('PUT /videomeeting/participants').map((sent) => bodyOf(sent));
  return { devices, page, server, button, entered };
}

it('a page that is loaded anew is in its call as little heard and seen as before', async () => {
  const { devices, button, entered } = await renderCall();
  wishToMeet(ids.conversation);
  await button('Turn off the microphone').click();
  await button('Turn off the camera').click();
  await expect.element(button('Turn on the camera')).toBeVisible();
  const kept = sessionStorage.getItem(KEPT);
  endCall();
  expect(devices.live()).toEqual([]);

  sessionStorage.setItem(KEPT, kept ?? '');
  returnToCall();
  await expect.poll(entered).toHaveLength(2);
  await expect.element(button('Turn on the microphone')).toBeVisible();
  await expect.element(button('Turn on the camera')).toBeVisible();
  expect(devices.live()).toEqual([]);
  // Nobody is said to have no camera who has turned it off.
  expect(entered()[1]).toMatchObject({ camera: true, microphone: true });
});

it('another call begins seen and heard', async () => {
  const { devices, button, entered } = await renderCall();
  wishToMeet(ids.conversation);
  await button('Turn off the camera').click();
  wishToMeet(ids.visit);
  await expect.poll(entered).toHaveLength(2);
  await expect.element(button('Turn off the camera')).toBeVisible();
  expect(devices.live().toSorted()).toEqual(['audio', 'video']);
});

it('who is in the call again is heard and seen, whatever is told of it while they come', async () => {
  const { devices, page, server, button, entered } = await renderCall();
  wishToMeet(ids.conversation);
  await expect.element(page.getByText(/will be with you in a moment/)).toBeVisible();
  const [{ device } = { device: '' }] = entered();
  receiveVideo({ kind: 'state', ...meeting({ you: you('LEFT', device) }) });
  await expect.element(button('Ask again')).toBeVisible();
  expect(devices.live()).toEqual([]);

  const answer = heldAnswer();
  server.answer('PUT /videomeeting/participants', answer.give);
  await button('Ask again').click();
  await expect.poll(entered).toHaveLength(2);
  receiveVideo({ kind: 'state', ...meeting({ you: you('LEFT', device), peer: colleague }) });
  expect(devices.live().toSorted()).toEqual(['audio', 'video']);
  answer.release(meeting({ you: you('ADMITTED', device) }));
  await expect.element(page.getByText(/will be with you in a moment/)).toBeVisible();
  expect(devices.live().toSorted()).toEqual(['audio', 'video']);
});

it.each(['NOT_FOUND', 'FORBIDDEN'])(
  'who comes back to a connection, and is answered %s, is neither filmed nor heard',
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
    wishToMeet(ids.conversation);
    await expect.element(page.getByText(/will be with you in a moment/)).toBeVisible();
    expect(devices.live().toSorted()).toEqual(['audio', 'video']);
    socket.connected = true;
    socket.emitReserved('connect');
    await expect
      .element(page.getByText('You can no longer take part in this video consultation.'))
      .toBeVisible();
    expect(devices.live()).toEqual([]);
  },
);
