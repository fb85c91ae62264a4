import { endCall } from '@zampa/client/video/begin-call';
import { forgetVideo, receiveVideo } from '@zampa/client/video/video-now';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { ids, marta } from '../rendered/samples.test-data.ts';
import { bodyOf, meeting, room, you } from './meeting-samples.test-data.ts';
import { VideoPlace } from './VideoPlace.tsx';

beforeEach(() => {
  endCall();
  forgetVideo();
});

describe('a clinic that calls', () => {
  const incoming = {
    kind: 'incoming',
    name: 'room',
    conversationId: ids.conversation,
    facilityId: ids.clinic,
    userId: ids.vera,
  } as const;

  it('is answered', async () => {
    const { page } = await renderScreen(<VideoPlace />, {
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

  it('is not answered now, and asks nothing of the server', async () => {
    const { page } = await renderScreen(<VideoPlace />, { app: 'owner', me: marta });
    receiveVideo(incoming);
    await page.getByRole('button', { name: 'Not now' }).first().click();
    await expect.element(page.getByText('is calling')).not.toBeInTheDocument();
  });
});
