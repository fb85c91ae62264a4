import { endCall } from '@zampa/client/video/begin-call';
import { clearVideo, receiveVideo } from '@zampa/client/video/video-state';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { ids, marta } from '../rendered/samples.test-data.ts';
import { bodyOf, meeting, participant, room, you } from './meeting-samples.test-data.ts';
import { VideoCallHost } from './VideoCallHost.tsx';

beforeEach(() => {
  endCall();
  clearVideo();
});

describe('IncomingCall for a pet owner', () => {
  const incoming = {
    kind: 'incoming',
    name: 'room',
    conversationId: ids.conversation,
    facilityId: ids.clinic,
    userId: ids.vera,
  } as const;

  it('joins the waiting room on "Answer"', async () => {
    const { page } = await renderScreen(<VideoCallHost />, {
      app: 'owner',
      me: marta,
      answers: {
        'POST /videomeeting/room': () => ({ room }),
        'PUT /videomeeting/participants': (sent) =>
          meeting({ you: you('WAITING', bodyOf(sent).device) }),
        'DELETE /videomeeting/participants': () => meeting(),
      },
    });
    receiveVideo(incoming);
    await expect
      .element(page.getByRole('dialog', { name: 'Clinica San Luca is calling' }))
      .toBeVisible();
    await page.getByRole('button', { name: 'Answer' }).click();
    await expect.element(page.getByText(/will let you in/)).toBeVisible();
    await expect.element(page.getByText('is calling')).not.toBeInTheDocument();
  });

  it('stops ringing while the caller is disconnected, and rings again once the caller is back', async () => {
    const { page } = await renderScreen(<VideoCallHost />, { app: 'owner', me: marta });
    const caller = participant({ userId: ids.vera, status: 'ADMITTED' });
    const dialog = page.getByRole('dialog', { name: 'Clinica San Luca is calling' });
    receiveVideo(incoming);
    await expect.element(dialog).toBeVisible();
    const absent = { ...caller, online: false, absentSince: '2026-11-28T09:01:00.000Z' };
    receiveVideo({ kind: 'state', ...meeting({ peer: absent }) });
    await expect.element(dialog).not.toBeInTheDocument();
    receiveVideo({ kind: 'state', ...meeting({ peer: caller }) });
    await expect.element(dialog).toBeVisible();
  });

  it('closes on "Not now" without a request', async () => {
    const { page } = await renderScreen(<VideoCallHost />, { app: 'owner', me: marta });
    receiveVideo(incoming);
    await page.getByRole('button', { name: 'Not now' }).first().click();
    await expect.element(page.getByText('is calling')).not.toBeInTheDocument();
  });
});
