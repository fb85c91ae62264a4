import { endCall } from '@zampa/client/video/begin-call';
import { PeerEngine } from '@zampa/client/video/peer-engine';
import { forgetVideo, receiveVideo, wishToMeet } from '@zampa/client/video/video-now';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionLost, refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { ids, marta, vera } from '../rendered/samples.test-data.ts';
import {
  asVet,
  bodyOf,
  colleague,
  meeting,
  participant,
  room,
  you,
} from './meeting-samples.test-data.ts';
import { VideoPlace } from './VideoPlace.tsx';

// The browser of the tests has neither camera nor microphone.

beforeEach(() => {
  endCall();
  forgetVideo();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Some days before the visit of who comes early. */
const days = '2026-11-28T09:00:00.000Z';

describe('a call of a pet owner', () => {
  const answers = {
    'POST /videomeeting/room': () => ({ room }),
    'PUT /videomeeting/participants': (sent: { readonly body: unknown }) =>
      meeting({ you: you('WAITING', bodyOf(sent).device) }),
    'DELETE /videomeeting/participants': () => meeting(),
  };

  it('asks at the door also without camera and microphone, and says so; it is left for good', async () => {
    const { page, server } = await renderScreen(<VideoPlace />, {
      app: 'owner',
      me: marta,
      answers,
    });
    wishToMeet(ids.conversation);
    await expect
      .element(page.getByText('Clinica San Luca knows that you are here and will let you in.'))
      .toBeVisible();
    await expect.element(page.getByText(/^You are not seen/)).toBeVisible();
    await expect.element(page.getByText(/^You are not heard/)).toBeVisible();
    const [entered] = server.sent('PUT /videomeeting/participants');
    expect(bodyOf(entered)).toMatchObject({ name: 'room', camera: false, microphone: false });
    await page.getByRole('button', { name: 'Leave the call' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const [left] = server.sent('DELETE /videomeeting/participants');
    expect(left?.query).toEqual({ name: 'room', device: bodyOf(entered).device });
    expect(sessionStorage.length).toBe(0);
  });

  it('says when the visit is to who is days early, and not that they are let in', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(days) });
    const early = { visitStart: '2026-12-01T10:15:00.000Z' };
    const { page } = await renderScreen(<VideoPlace />, {
      app: 'owner',
      me: marta,
      answers: {
        ...answers,
        'PUT /videomeeting/participants': ({ body }) =>
          meeting({ ...early, you: you('WAITING', bodyOf({ body }).device) }),
      },
    });
    wishToMeet(ids.conversation);
    await expect
      .element(page.getByText('Your video consultation is on Tuesday 1 December, 11:15.'))
      .toBeVisible();
    await expect.element(page.getByText(/knows that you are here/)).not.toBeInTheDocument();
    // Nothing is told of the meeting meanwhile.
    vi.setSystemTime('2026-12-01T09:45:00.000Z');
    vi.advanceTimersByTime(60_000);
    await expect.element(page.getByText(/knows that you are here/)).toBeVisible();
  });

  it.each([
    {
      what: 'turned away',
      next: (device: string) => meeting({ you: you('DENIED', device) }),
      says: 'Clinica San Luca cannot let you in now.',
    },
    {
      what: 'over',
      next: (device: string) =>
        meeting({ you: you('ADMITTED', device), room: { ...room, status: 'CLOSED' } }),
      says: 'This video consultation is over.',
    },
    {
      what: 'in it elsewhere',
      next: () => meeting({ you: you('ADMITTED', 'another-tab') }),
      says: 'You are in this call in another tab or on another device.',
    },
  ])('that is $what says so, and is not come back to', async ({ next, says }) => {
    const { page, server } = await renderScreen(<VideoPlace />, {
      app: 'owner',
      me: marta,
      answers,
    });
    wishToMeet(ids.conversation);
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
      what: 'they may know nothing of it any more',
      tell: () => receiveVideo({ kind: 'out', name: room.name }),
      says: 'You can no longer take part in this video consultation.',
    },
    {
      what: 'their relation with the clinic has ended',
      tell: (device: string) =>
        receiveVideo({ kind: 'state', ...meeting({ you: you('LEFT', device) }) }),
      says: 'You are no longer in the call.',
    },
  ])('goes on with nobody, since $what', async ({ tell, says }) => {
    const connection = vi.spyOn(PeerEngine.prototype, 'close');
    const { page, server } = await renderScreen(<VideoPlace />, {
      app: 'owner',
      me: marta,
      answers,
    });
    wishToMeet(ids.conversation);
    await expect.element(page.getByText(/will let you in/)).toBeVisible();
    const { device } = bodyOf(server.sent('PUT /videomeeting/participants')[0]);
    const together = { you: you('ADMITTED', device), peer: colleague };
    receiveVideo({ kind: 'state', ...meeting(together) });
    await expect.element(page.getByText('Connecting…')).toBeVisible();
    expect(connection).not.toHaveBeenCalled();
    tell(device);
    await expect.element(page.getByText(says)).toBeVisible();
    expect(connection).toHaveBeenCalledOnce();
    expect(sessionStorage.length).toBe(0);
  });

  it('can be asked for again where the connection was lost', async () => {
    const { page, server } = await renderScreen(<VideoPlace />, {
      app: 'owner',
      me: marta,
      answers: { ...answers, 'POST /videomeeting/room': connectionLost },
    });
    wishToMeet(ids.conversation);
    await expect.element(page.getByText('You could not enter the call.')).toBeVisible();
    await expect.element(page.getByText('There is no connection')).toBeVisible();
    server.answer('POST /videomeeting/room', answers['POST /videomeeting/room']);
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect.element(page.getByText(/will let you in/)).toBeVisible();
  });

  describe('who was turned away', () => {
    const turnedAway = () => meeting({ you: you('DENIED', 'the-tab-before') });

    async function renderTurnedAway() {
      const screen = await renderScreen(<VideoPlace />, {
        app: 'owner',
        me: marta,
        answers: {
          ...answers,
          'PUT /videomeeting/participants': () => refusal(409, 'STATUS_CONFLICT'),
          'GET /videomeeting/participants': turnedAway,
        },
      });
      wishToMeet(ids.conversation);
      await expect.element(screen.page.getByText(/cannot let you in now/)).toBeVisible();
      const letIn = () =>
        screen.server.answer(
          'PUT /videomeeting/participants',
          answers['PUT /videomeeting/participants'],
        );
      return { ...screen, letIn };
    }

    it('may ask again once the clinic lets them, and not before', async () => {
      const { page, letIn } = await renderTurnedAway();
      const again = page.getByRole('button', { name: 'Ask again' });
      receiveVideo({ kind: 'state', ...turnedAway() });
      await expect.element(page.getByText(/cannot let you in now/)).toBeVisible();
      await expect.element(again).not.toBeInTheDocument();
      receiveVideo({ kind: 'state', ...meeting({ you: you('LEFT', 'the-tab-before') }) });
      letIn();
      await again.click();
      await expect.element(page.getByText(/will let you in/)).toBeVisible();
    });

    it('asks anew by joining anew', async () => {
      const { page, letIn, server } = await renderTurnedAway();
      letIn();
      wishToMeet(ids.conversation);
      await expect.element(page.getByText(/will let you in/)).toBeVisible();
      wishToMeet(ids.conversation);
      await expect.element(page.getByText(/will let you in/)).toBeVisible();
      expect(server.sent('PUT /videomeeting/participants')).toHaveLength(2);
    });
  });

  it('is small beside other work, and large again when it is wished for again', async () => {
    const { page } = await renderScreen(<VideoPlace />, { app: 'owner', me: marta, answers });
    wishToMeet(ids.conversation);
    const call = page.getByRole('dialog');
    await expect.element(page.getByText(/will let you in/)).toBeVisible();
    await page.getByRole('button', { name: 'Make the call small' }).click();
    await expect.element(call).toHaveAttribute('data-size', 'tile');
    await page.getByRole('button', { name: 'Make the call large' }).click();
    await expect.element(call).toHaveAttribute('data-size', 'full');
    await page.getByRole('button', { name: 'Make the call small' }).click();
    wishToMeet(ids.conversation);
    await expect.element(call).toHaveAttribute('data-size', 'full');
  });
});

it('a colleague’s call is taken over on purpose alone', async () => {
  const { page, server } = await renderScreen(<VideoPlace />, {
    app: 'clinic',
    me: vera,
    answers: {
      'POST /videomeeting/room': () => ({ room }),
      'PUT /videomeeting/participants': () => refusal(409, 'STATUS_CONFLICT'),
      'GET /videomeeting/participants': () => meeting({ you: asVet, colleague }),
      'DELETE /videomeeting/participants': () => meeting({ you: asVet }),
    },
  });
  wishToMeet(ids.conversation);
  await expect.element(page.getByText('Carlo Verdi is in this call already.')).toBeVisible();
  receiveVideo({ kind: 'state', ...meeting({ you: asVet, colleague, peer: participant({}) }) });
  await expect.element(page.getByText('Carlo Verdi is in this call already.')).toBeVisible();
  server.answer('PUT /videomeeting/participants', (sent) =>
    meeting({ you: { ...asVet, status: 'ADMITTED', device: bodyOf(sent).device } }),
  );
  await page.getByRole('button', { name: 'Take over the call' }).click();
  await expect.element(page.getByText('Waiting for participants…')).toBeVisible();
  const sent = server.sent('PUT /videomeeting/participants').map((each) => bodyOf(each));
  expect(sent.map(({ takeOver }) => takeOver)).toEqual([false, true]);
});

it('who was turned away may ask again where the vet lets them', async () => {
  const { page, server } = await renderScreen(<VideoPlace />, {
    app: 'clinic',
    me: vera,
    answers: {
      'POST /videomeeting/room': () => ({ room }),
      'PUT /videomeeting/participants': (sent) =>
        meeting({
          you: { ...asVet, status: 'ADMITTED', device: bodyOf(sent).device },
          denied: [participant({ status: 'DENIED' })],
        }),
      'PATCH /videomeeting/participants': () => meeting({ you: asVet }),
      'DELETE /videomeeting/participants': () => meeting({ you: asVet }),
    },
  });
  wishToMeet(ids.conversation);
  await expect.element(page.getByText('Marta Bianchi was turned away.')).toBeVisible();
  await page.getByRole('button', { name: 'Let them ask again' }).click();
  await expect
    .poll(() => server.sent('PATCH /videomeeting/participants').map(({ body }) => body))
    .toEqual([{ name: 'room', userId: ids.marta, decision: 'ALLOW' }]);
  await expect.element(page.getByText('was turned away')).not.toBeInTheDocument();
});
