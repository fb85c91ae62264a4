import { endCall } from '@zampa/client/video/begin-call';
import { forgetVideo, receiveVideo, wishToMeet } from '@zampa/client/video/video-now';
import type { MeetingParticipant } from '@zampa/contract/video/objects';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { heldAnswer, refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { ids, vera } from '../rendered/samples.test-data.ts';
import {
  aloneInside,
  asVet,
  bodyOf,
  colleague,
  meeting,
  participant,
  room,
} from './meeting-samples.test-data.ts';
import { VideoPlace } from './VideoPlace.tsx';

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
    const now = new Date('2026-11-28T09:00:00.000Z');
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
    onTestFinished(() => void vi.useRealTimers());
    const { page } = await renderScreen(<VideoPlace />, { app: 'clinic', me: vera });
    receiveVideo({ kind: 'state', ...atDoor(), visitStart: '2026-12-01T10:15:00.000Z' });
    const early = page.getByText('Their video consultation is on Tuesday 1 December, 11:15.');
    await expect.element(early).toBeVisible();
    vi.setSystemTime('2026-12-01T09:45:00.000Z');
    vi.advanceTimersByTime(60_000);
    await expect.element(early).not.toBeInTheDocument();
  });

  it('lets in, and is in the call with whom it let in', async () => {
    const { page, server } = await renderScreen(<VideoPlace />, {
      app: 'clinic',
      me: vera,
      answers: {
        'PATCH /videomeeting/participants': () => meeting({ you: asVet }),
        ...aloneInside,
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
      answers: aloneInside,
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
