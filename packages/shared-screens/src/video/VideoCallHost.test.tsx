import { endCall } from '@zampa/client/video/begin-call';
import { PeerEngine } from '@zampa/client/video/peer-engine';
import { clearVideo, receiveVideo, requestMeeting } from '@zampa/client/video/video-state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionLost, refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { ids, marta, vera } from '../rendered/samples.test-data.ts';
import {
  hostYou,
  bodyOf,
  colleague,
  meeting,
  participant,
  room,
  you,
} from './meeting-samples.test-data.ts';
import { VideoCallHost } from './VideoCallHost.tsx';

// The test browser has neither camera nor microphone.

beforeEach(() => {
  endCall();
  clearVideo();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Some days before the visit. */
const earlyDate = '2026-11-28T09:00:00.000Z';

describe('video call of a pet owner', () => {
  const answers = {
    'POST /videomeeting/room': () => ({ room }),
    'PUT /videomeeting/participants': (sent: { readonly body: unknown }) =>
      meeting({ you: you('WAITING', bodyOf(sent).device) }),
    'DELETE /videomeeting/participants': () => meeting(),
  };

  it('waits without camera and microphone, says that both are off, and ends on "Leave call"', async () => {
    const { page, server } = await renderScreen(<VideoCallHost />, {
      app: 'owner',
      me: marta,
      answers,
    });
    requestMeeting(ids.conversation);
    await expect
      .element(page.getByText('Clinica San Luca knows you’re here and will let you in.'))
      .toBeVisible();
    await expect.element(page.getByText(/Your camera is off/)).toBeVisible();
    await expect.element(page.getByText(/Your microphone is off/)).toBeVisible();
    const [entered] = server.sent('PUT /videomeeting/participants');
    expect(bodyOf(entered)).toMatchObject({ name: 'room', camera: false, microphone: false });
    await page.getByRole('button', { name: 'Leave call' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const [left] = server.sent('DELETE /videomeeting/participants');
    expect(left?.query).toEqual({ name: 'room', device: bodyOf(entered).device });
    expect(sessionStorage.length).toBe(0);
  });

  it("shows the visit's date to an owner who is days early, without promising admission", async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date(earlyDate),
    });
    const early = { visitStart: '2026-12-01T10:15:00.000Z' };
    const { page } = await renderScreen(<VideoCallHost />, {
      app: 'owner',
      me: marta,
      answers: {
        ...answers,
        'PUT /videomeeting/participants': ({ body }) =>
          meeting({ ...early, you: you('WAITING', bodyOf({ body }).device) }),
      },
    });
    requestMeeting(ids.conversation);
    await expect
      .element(page.getByText('Your video visit is on Tuesday 1 December, 11:15.'))
      .toBeVisible();
    await expect
      .element(page.getByText(/knows you’re here and will let you in\./))
      .not.toBeInTheDocument();
    // The screen updates without a message from the server.
    vi.setSystemTime('2026-12-01T09:45:00.000Z');
    vi.advanceTimersByTime(60_000);
    await expect.element(page.getByText(/knows you’re here and will let you in\./)).toBeVisible();
  });

  it.each([
    {
      what: 'the clinic has denied access',
      next: (device: string) => meeting({ you: you('DENIED', device) }),
      says: 'Clinica San Luca can’t let you in right now.',
    },
    {
      what: 'the video visit has ended',
      next: (device: string) =>
        meeting({ you: you('ADMITTED', device), room: { ...room, status: 'CLOSED' } }),
      says: 'This video visit has ended.',
    },
    {
      what: 'the owner is in the call elsewhere',
      next: () => meeting({ you: you('ADMITTED', 'another-tab') }),
      says: 'You’re in this call in another tab or on another device.',
    },
  ])('shows that $what, and does not rejoin', async ({ next, says }) => {
    const { page, server } = await renderScreen(<VideoCallHost />, {
      app: 'owner',
      me: marta,
      answers,
    });
    requestMeeting(ids.conversation);
    await expect.element(page.getByText(/will let you in/)).toBeVisible();
    expect(sessionStorage.length).toBe(1);
    const { device } = bodyOf(server.sent('PUT /videomeeting/participants')[0]);
    receiveVideo({ kind: 'state', ...next(device) });
    await expect.element(page.getByText(says)).toBeVisible();
    expect(sessionStorage.length).toBe(0);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    {
      what: 'the owner has lost access to the meeting',
      tell: () => receiveVideo({ kind: 'out', name: room.name }),
      says: 'You can no longer join this video visit.',
    },
    {
      what: 'the relation with the clinic has ended',
      tell: (device: string) =>
        receiveVideo({ kind: 'state', ...meeting({ you: you('LEFT', device) }) }),
      says: 'You’re no longer in the call.',
    },
  ])('closes the peer connection because $what', async ({ tell: sendUpdate, says }) => {
    const connection = vi.spyOn(PeerEngine.prototype, 'close');
    const { page, server } = await renderScreen(<VideoCallHost />, {
      app: 'owner',
      me: marta,
      answers,
    });
    requestMeeting(ids.conversation);
    await expect.element(page.getByText(/will let you in/)).toBeVisible();
    const { device } = bodyOf(server.sent('PUT /videomeeting/participants')[0]);
    const together = { you: you('ADMITTED', device), peer: colleague };
    receiveVideo({ kind: 'state', ...meeting(together) });
    await expect.element(page.getByText('Connecting…')).toBeVisible();
    expect(connection).not.toHaveBeenCalled();
    sendUpdate(device);
    await expect.element(page.getByText(says)).toBeVisible();
    expect(connection).toHaveBeenCalledOnce();
    expect(sessionStorage.length).toBe(0);
  });

  it('can be retried after a lost connection', async () => {
    const { page, server } = await renderScreen(<VideoCallHost />, {
      app: 'owner',
      me: marta,
      answers: { ...answers, 'POST /videomeeting/room': connectionLost },
    });
    requestMeeting(ids.conversation);
    await expect.element(page.getByText('You couldn’t join the call.')).toBeVisible();
    await expect
      .element(page.getByText('You’re offline. Your data is safe: try again when you’re back.'))
      .toBeVisible();
    server.answer('POST /videomeeting/room', answers['POST /videomeeting/room']);
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect.element(page.getByText(/will let you in/)).toBeVisible();
  });

  describe('denied by the clinic', () => {
    const deniedMeeting = () => meeting({ you: you('DENIED', 'the-tab-before') });

    async function renderDenied() {
      const screen = await renderScreen(<VideoCallHost />, {
        app: 'owner',
        me: marta,
        answers: {
          ...answers,
          'PUT /videomeeting/participants': () => refusal(409, 'STATUS_CONFLICT'),
          'GET /videomeeting/participants': deniedMeeting,
        },
      });
      requestMeeting(ids.conversation);
      await expect.element(screen.page.getByText(/can’t let you in right now\./)).toBeVisible();
      const admit = () =>
        screen.server.answer(
          'PUT /videomeeting/participants',
          answers['PUT /videomeeting/participants'],
        );
      return { ...screen, letIn: admit };
    }

    it('lets the owner ask again only after the clinic allows it', async () => {
      const { page, letIn: admit } = await renderDenied();
      const again = page.getByRole('button', { name: 'Ask again' });
      receiveVideo({ kind: 'state', ...deniedMeeting() });
      await expect.element(page.getByText(/can’t let you in right now\./)).toBeVisible();
      await expect.element(again).not.toBeInTheDocument();
      receiveVideo({ kind: 'state', ...meeting({ you: you('LEFT', 'the-tab-before') }) });
      admit();
      await again.click();
      await expect.element(page.getByText(/will let you in/)).toBeVisible();
    });

    it('asks again when the owner joins again', async () => {
      const { page, letIn: admit, server } = await renderDenied();
      admit();
      requestMeeting(ids.conversation);
      await expect.element(page.getByText(/will let you in/)).toBeVisible();
      requestMeeting(ids.conversation);
      await expect.element(page.getByText(/will let you in/)).toBeVisible();
      expect(server.sent('PUT /videomeeting/participants')).toHaveLength(2);
    });
  });

  it('shrinks to a tile and grows when the owner joins again', async () => {
    const { page } = await renderScreen(<VideoCallHost />, { app: 'owner', me: marta, answers });
    requestMeeting(ids.conversation);
    const call = page.getByRole('dialog');
    await expect.element(page.getByText(/will let you in/)).toBeVisible();
    await page.getByRole('button', { name: 'Minimize call' }).click();
    await expect.element(call).toHaveAttribute('data-size', 'tile');
    await page.getByRole('button', { name: 'Enlarge call' }).click();
    await expect.element(call).toHaveAttribute('data-size', 'full');
    await page.getByRole('button', { name: 'Minimize call' }).click();
    requestMeeting(ids.conversation);
    await expect.element(call).toHaveAttribute('data-size', 'full');
  });
});

it("a vet takes over a colleague's video call only after confirmation", async () => {
  const { page, server } = await renderScreen(<VideoCallHost />, {
    app: 'clinic',
    me: vera,
    answers: {
      'POST /videomeeting/room': () => ({ room }),
      'PUT /videomeeting/participants': () => refusal(409, 'STATUS_CONFLICT'),
      'GET /videomeeting/participants': () => meeting({ you: hostYou, colleague }),
      'DELETE /videomeeting/participants': () => meeting({ you: hostYou }),
    },
  });
  requestMeeting(ids.conversation);
  await expect.element(page.getByText('Carlo Verdi is already in this call.')).toBeVisible();
  receiveVideo({ kind: 'state', ...meeting({ you: hostYou, colleague, peer: participant({}) }) });
  await expect.element(page.getByText('Carlo Verdi is already in this call.')).toBeVisible();
  server.answer('PUT /videomeeting/participants', (sent) =>
    meeting({ you: { ...hostYou, status: 'ADMITTED', device: bodyOf(sent).device } }),
  );
  await page.getByRole('button', { name: 'Take over the call' }).click();
  await expect.element(page.getByText('Waiting for participants…')).toBeVisible();
  const sent = server.sent('PUT /videomeeting/participants').map((each) => bodyOf(each));
  expect(sent.map(({ takeOver }) => takeOver)).toEqual([false, true]);
});

it('a vet can allow a denied guest to ask again', async () => {
  const { page, server } = await renderScreen(<VideoCallHost />, {
    app: 'clinic',
    me: vera,
    answers: {
      'POST /videomeeting/room': () => ({ room }),
      'PUT /videomeeting/participants': (sent) =>
        meeting({
          you: { ...hostYou, status: 'ADMITTED', device: bodyOf(sent).device },
          denied: [participant({ status: 'DENIED' })],
        }),
      'PATCH /videomeeting/participants': () => meeting({ you: hostYou }),
      'DELETE /videomeeting/participants': () => meeting({ you: hostYou }),
    },
  });
  requestMeeting(ids.conversation);
  await expect.element(page.getByText('Marta Bianchi was denied access.')).toBeVisible();
  await page.getByRole('button', { name: 'Let them ask again' }).click();
  await expect
    .poll(() => server.sent('PATCH /videomeeting/participants').map(({ body }) => body))
    .toEqual([{ name: 'room', userId: ids.marta, decision: 'ALLOW' }]);
  await expect.element(page.getByText('was denied access')).not.toBeInTheDocument();
});
