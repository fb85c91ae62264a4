import { endCall } from '@zampa/client/video/begin-call';
import { forgetVideo, receiveVideo, wishToMeet } from '@zampa/client/video/video-now';
import type { MeetingParticipant } from '@zampa/contract/video/objects';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectionLost, heldAnswer, refusal } from '../rendered/fake-server.test-data.ts';
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

describe('the door, for whoever treats', () => {
  const atDoor = (changed: Partial<MeetingParticipant> = {}) =>
    meeting({ you: asVet, waiting: [participant(changed)] });

  it('shows nothing while nobody waits', async () => {
    const { page } = await renderScreen(<VideoPlace />, { app: 'clinic', me: vera });
    receiveVideo({ kind: 'state', ...meeting({ you: asVet }) });
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('says who waits, for which pet and with what; to deny access is sent once', async () => {
    const answer = heldAnswer();
    const { page, server } = await renderScreen(<VideoPlace />, {
      app: 'clinic',
      me: vera,
      answers: { 'PATCH /videomeeting/participants': answer.give },
    });
    receiveVideo({ kind: 'state', ...atDoor({ camera: false }) });
    const door = page.getByRole('alert');
    await expect.element(door.getByText('Marta Bianchi is waiting')).toBeVisible();
    await expect.element(door.getByText('Luna · Without a camera')).toBeVisible();
    await expect.element(door.getByText(/Their video consultation/)).not.toBeInTheDocument();
    await door.getByRole('button', { name: 'Deny access' }).dblClick();
    const sent = () => server.sent('PATCH /videomeeting/participants').map(({ body }) => body);
    await expect.poll(sent).toEqual([{ name: 'room', userId: ids.marta, decision: 'DENY' }]);
    answer.release(meeting({ you: asVet, denied: [participant({ status: 'DENIED' })] }));
    await expect.element(door).not.toBeInTheDocument();
  });

  it('says when the visit is of whom nobody expects yet', async () => {
    const { page } = await renderScreen(<VideoPlace />, { app: 'clinic', me: vera });
    receiveVideo({ kind: 'state', ...atDoor(), visitStart: '2026-12-01T10:15:00.000Z' });
    await expect
      .element(page.getByText('Their video consultation is on Tuesday 1 December, 11:15.'))
      .toBeVisible();
  });

  it('lets in, and is in the call with whom it let in', async () => {
    const { page, server } = await renderScreen(<VideoPlace />, {
      app: 'clinic',
      me: vera,
      answers: {
        'PATCH /videomeeting/participants': () => meeting({ you: asVet }),
        'POST /videomeeting/room': () => ({ room }),
        'PUT /videomeeting/participants': (sent) =>
          meeting({ you: { ...asVet, status: 'ADMITTED', device: bodyOf(sent).device } }),
        'DELETE /videomeeting/participants': () => meeting({ you: asVet }),
      },
    });
    receiveVideo({ kind: 'state', ...atDoor() });
    await page.getByRole('button', { name: 'Grant access' }).click();
    await expect.element(page.getByText('Waiting for participants…')).toBeVisible();
    expect(bodyOf(server.sent('PATCH /videomeeting/participants')[0])).toMatchObject({
      decision: 'GRANT',
    });
  });

  it('is passed by for now, until they wait anew', async () => {
    const { page } = await renderScreen(<VideoPlace />, { app: 'clinic', me: vera });
    receiveVideo({ kind: 'state', ...atDoor() });
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    receiveVideo({ kind: 'state', ...atDoor({ since: '2026-11-28T09:05:00.000Z' }) });
    await expect.element(page.getByText('Marta Bianchi is waiting')).toBeVisible();
  });

  it('lets nobody in beside a call that goes on', async () => {
    const { page } = await renderScreen(<VideoPlace />, {
      app: 'clinic',
      me: vera,
      answers: {
        'POST /videomeeting/room': () => ({ room }),
        'PUT /videomeeting/participants': (sent) =>
          meeting({ you: { ...asVet, status: 'ADMITTED', device: bodyOf(sent).device } }),
        'DELETE /videomeeting/participants': () => meeting({ you: asVet }),
      },
    });
    wishToMeet(ids.conversation);
    await expect.element(page.getByText('Waiting for participants…')).toBeVisible();
    receiveVideo({
      kind: 'state',
      ...meeting({
        room: { ...room, name: 'another' },
        conversationId: ids.visit,
        you: asVet,
        waiting: [participant({})],
      }),
    });
    await expect.element(page.getByText('You are in another call: leave it first.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Grant access' })).toBeDisabled();
    await page.getByRole('button', { name: 'Leave the call' }).click();
    await expect.element(page.getByRole('button', { name: 'Grant access' })).toBeEnabled();
  });

  it('stays, with the reason, where a colleague has decided otherwise', async () => {
    const { page } = await renderScreen(<VideoPlace />, {
      app: 'clinic',
      me: vera,
      answers: { 'PATCH /videomeeting/participants': () => refusal(409, 'STATUS_CONFLICT') },
    });
    receiveVideo({ kind: 'state', ...atDoor() });
    await page.getByRole('button', { name: 'Deny access' }).click();
    await expect.element(page.getByText('This changed in the meantime')).toBeVisible();
    await expect.element(page.getByText('Marta Bianchi is waiting')).toBeVisible();
  });

  it('is a colleague’s, where one is in the call', async () => {
    const { page } = await renderScreen(<VideoPlace />, { app: 'clinic', me: vera });
    receiveVideo({ kind: 'state', ...atDoor() });
    await expect.element(page.getByRole('alert')).toBeVisible();
    receiveVideo({
      kind: 'state',
      ...meeting({ you: asVet, waiting: [participant({})], colleague }),
    });
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

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
