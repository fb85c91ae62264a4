import { endCall } from '@zampa/client/video/begin-call';
import { clearVideo, requestMeeting } from '@zampa/client/video/video-state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingAnswer } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { ids, marta } from '../rendered/samples.test-data.ts';
import { bodyOf, meeting, participant, room, you } from './meeting-samples.test-data.ts';
import { VideoCallHost } from './VideoCallHost.tsx';

beforeEach(() => {
  endCall();
  clearVideo();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Some days before the visit. */
const earlyDate = '2026-11-28T09:00:00.000Z';

describe('status of a call for a pet owner', () => {
  const answers = {
    'POST /videomeeting/room': () => ({ room }),
    'DELETE /videomeeting/participants': () => meeting(),
  };

  it('names no person until the meeting is loaded', async () => {
    const answer = pendingAnswer();
    const { page } = await renderScreen(<VideoCallHost />, {
      app: 'owner',
      me: marta,
      answers: { ...answers, 'PUT /videomeeting/participants': answer.give },
    });
    requestMeeting(ids.conversation);
    await expect.element(page.getByText('One moment…')).toBeVisible();
    await expect.element(page.getByText('Former user')).not.toBeInTheDocument();
    answer.release(meeting({ you: you('WAITING', 'this-tab') }));
    await expect.element(page.getByText('Clinica San Luca', { exact: true })).toBeVisible();
  });

  it('asks an owner who is days early only to wait if the vet is in the meeting', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date(earlyDate),
    });
    const vet = participant({ userId: ids.vera, status: 'ADMITTED' });
    const { page } = await renderScreen(<VideoCallHost />, {
      app: 'owner',
      me: marta,
      answers: {
        ...answers,
        'PUT /videomeeting/participants': ({ body }) =>
          meeting({
            visitStart: '2026-12-01T10:15:00.000Z',
            peer: vet,
            you: you('WAITING', bodyOf({ body }).device),
          }),
      },
    });
    requestMeeting(ids.conversation);
    await expect.element(page.getByText(/knows you’re here and will let you in\./)).toBeVisible();
    await expect.element(page.getByText(/Your video visit is on/)).not.toBeInTheDocument();
  });
});
