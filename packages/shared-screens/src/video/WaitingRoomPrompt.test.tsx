import { endCall } from '@zampa/client/video/begin-call';
import { clearVideo, receiveVideo, requestMeeting } from '@zampa/client/video/video-state';
import type { MeetingParticipant } from '@zampa/contract/video/objects';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pendingAnswer, refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { ids, vera } from '../rendered/samples.test-data.ts';
import {
  emptyMeetingAnswers,
  hostYou,
  bodyOf,
  colleague,
  meeting,
  participant,
  room,
} from './meeting-samples.test-data.ts';
import { VideoCallHost } from './VideoCallHost.tsx';

beforeEach(() => {
  endCall();
  clearVideo();
});

describe('WaitingRoomPrompt for a vet', () => {
  const meetingWithGuest = (changed: Partial<MeetingParticipant> = {}) =>
    meeting({ you: hostYou, waiting: [participant(changed)] });

  it('is hidden while no guest is waiting', async () => {
    const { page } = await renderScreen(<VideoCallHost />, { app: 'clinic', me: vera });
    receiveVideo({ kind: 'state', ...meeting({ you: hostYou }) });
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('still shows a guest who has lost the connection, but does not ring', async () => {
    const chime = vi.spyOn(OscillatorNode.prototype, 'start').mockImplementation(() => undefined);
    onTestFinished(() => chime.mockRestore());
    const { page } = await renderScreen(<VideoCallHost />, { app: 'clinic', me: vera });
    const absentSince = '2026-11-28T09:01:00.000Z';
    receiveVideo({ kind: 'state', ...meetingWithGuest({ online: false, absentSince }) });
    await expect.element(page.getByText('Marta Bianchi is waiting')).toBeVisible();
    expect(chime).not.toHaveBeenCalled();
    receiveVideo({ kind: 'state', ...meetingWithGuest() });
    await expect.poll(() => chime.mock.calls.length).toBeGreaterThan(0);
  });

  it('shows the guest, pet and devices, and sends one denial on a double click', async () => {
    const answer = pendingAnswer();
    const { page, server } = await renderScreen(<VideoCallHost />, {
      app: 'clinic',
      me: vera,
      answers: { 'PATCH /videomeeting/participants': answer.give },
    });
    receiveVideo({ kind: 'state', ...meetingWithGuest({ camera: false }) });
    const door = page.getByRole('alert');
    await expect.element(door.getByText('Marta Bianchi is waiting')).toBeVisible();
    await expect.element(door.getByText('Luna · No camera')).toBeVisible();
    await expect.element(door.getByText(/Their video visit is on/)).not.toBeInTheDocument();
    await door.getByRole('button', { name: 'Deny access' }).dblClick();
    const decisions = () => server.sent('PATCH /videomeeting/participants').map(({ body }) => body);
    await expect.poll(decisions).toEqual([{ name: 'room', userId: ids.marta, decision: 'DENY' }]);
    answer.release(meeting({ you: hostYou, denied: [participant({ status: 'DENIED' })] }));
    await expect.element(door).not.toBeInTheDocument();
  });

  it("shows the visit's date for a guest who is days early", async () => {
    const now = new Date('2026-11-28T09:00:00.000Z');
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
    onTestFinished(() => void vi.useRealTimers());
    const { page } = await renderScreen(<VideoCallHost />, { app: 'clinic', me: vera });
    receiveVideo({ kind: 'state', ...meetingWithGuest(), visitStart: '2026-12-01T10:15:00.000Z' });
    const early = page.getByText('Their video visit is on Tuesday 1 December, 11:15.');
    await expect.element(early).toBeVisible();
    vi.setSystemTime('2026-12-01T09:45:00.000Z');
    vi.advanceTimersByTime(60_000);
    await expect.element(early).not.toBeInTheDocument();
  });

  it('joins the call after admitting a guest', async () => {
    const { page, server } = await renderScreen(<VideoCallHost />, {
      app: 'clinic',
      me: vera,
      answers: {
        'PATCH /videomeeting/participants': () => meeting({ you: hostYou }),
        ...emptyMeetingAnswers,
      },
    });
    receiveVideo({ kind: 'state', ...meetingWithGuest() });
    await page.getByRole('button', { name: 'Grant access' }).click();
    await expect.element(page.getByText('Waiting for participants…')).toBeVisible();
    expect(bodyOf(server.sent('PATCH /videomeeting/participants')[0])).toMatchObject({
      decision: 'GRANT',
    });
  });

  it('is hidden on "Not now" until the guest waits again', async () => {
    const { page } = await renderScreen(<VideoCallHost />, { app: 'clinic', me: vera });
    receiveVideo({ kind: 'state', ...meetingWithGuest() });
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    receiveVideo({ kind: 'state', ...meetingWithGuest({ since: '2026-11-28T09:05:00.000Z' }) });
    await expect.element(page.getByText('Marta Bianchi is waiting')).toBeVisible();
  });

  it('does not admit a guest during another call', async () => {
    const { page } = await renderScreen(<VideoCallHost />, {
      app: 'clinic',
      me: vera,
      answers: emptyMeetingAnswers,
    });
    requestMeeting(ids.conversation);
    await expect.element(page.getByText('Waiting for participants…')).toBeVisible();
    receiveVideo({
      kind: 'state',
      ...meeting({
        room: { ...room, name: 'another' },
        conversationId: ids.visit,
        you: hostYou,
        waiting: [participant({})],
      }),
    });
    await expect.element(page.getByText('You’re in another call: leave it first.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Grant access' })).toBeDisabled();
    await page.getByRole('button', { name: 'Leave call' }).click();
    await expect.element(page.getByRole('button', { name: 'Grant access' })).toBeEnabled();
  });

  it('stays open with the reason when a colleague decided otherwise', async () => {
    const { page } = await renderScreen(<VideoCallHost />, {
      app: 'clinic',
      me: vera,
      answers: { 'PATCH /videomeeting/participants': () => refusal(409, 'STATUS_CONFLICT') },
    });
    receiveVideo({ kind: 'state', ...meetingWithGuest() });
    await page.getByRole('button', { name: 'Deny access' }).click();
    await expect
      .element(
        page.getByText(
          'Something has changed, so this is no longer possible. Reload to see the current state.',
        ),
      )
      .toBeVisible();
    await expect.element(page.getByText('Marta Bianchi is waiting')).toBeVisible();
  });

  it('is hidden when a colleague is in the call', async () => {
    const { page } = await renderScreen(<VideoCallHost />, { app: 'clinic', me: vera });
    receiveVideo({ kind: 'state', ...meetingWithGuest() });
    await expect.element(page.getByRole('alert')).toBeVisible();
    receiveVideo({
      kind: 'state',
      ...meeting({ you: hostYou, waiting: [participant({})], colleague }),
    });
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});
