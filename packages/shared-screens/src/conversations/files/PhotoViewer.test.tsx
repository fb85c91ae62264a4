import '@zampa/i18n/english/conversations';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refusal } from '../../rendered/fake-server.test-data.ts';
import { renderScreen } from '../../rendered/render-screen.test-data.tsx';
import { ids, marta } from '../../rendered/samples.test-data.ts';
import { PhotoViewer } from './PhotoViewer.tsx';
import type { ThreadPhoto } from './thread-photos.ts';

const author = {
  id: ids.marta,
  firstName: 'Marta',
  lastName: 'Bianchi',
  image: null,
  isVet: false,
};
const photoOf = (id: string): ThreadPhoto => ({
  file: {
    id,
    url: `/files/${id}`,
    filetype: 'image/png',
    name: null,
    width: 8,
    height: 6,
    size: 1,
  },
  author,
});
const photos = [photoOf(ids.message), photoOf(ids.conversation)];

async function respondWithPicture() {
  const canvas = new OffscreenCanvas(8, 6);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 6);
  return new Response(await canvas.convertToBlob({ type: 'image/png' }));
}

function Thread() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        See it
      </button>
      {isOpen && (
        <PhotoViewer photos={photos} startId={ids.message} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

async function openViewer() {
  const { page, server, back } = await renderScreen(<Thread />, {
    app: 'owner',
    me: marta,
    language: 'it',
    answers: { 'GET /files/{id}': respondWithPicture },
  });
  const opener = page.getByRole('button', { name: 'See it' });
  await opener.click();
  const viewer = page.getByRole('dialog', { name: 'Foto della conversazione' });
  await expect.element(viewer.getByText('Foto 1 di 2')).toBeVisible();
  return { page, server, back, opener, viewer };
}

describe('PhotoViewer', () => {
  it('changes photos with the arrow keys, closes with Escape and returns the focus', async () => {
    const { opener, viewer } = await openViewer();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(viewer.getByText('Foto 2 di 2')).toBeVisible();
    await expect.element(viewer.getByRole('button', { name: 'Foto successiva' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(viewer).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('doubles the size of the photo with the plus key', async () => {
    const { viewer } = await openViewer();
    const shown = viewer.getByRole('img').first();
    await expect.element(shown).toBeVisible();
    const width = () => shown.element().getBoundingClientRect().width;
    const before = width();
    await userEvent.keyboard('+');
    await expect.poll(width).toBeCloseTo(before * 2, -1);
  });

  it.each(['its button', 'browser back'])('closes with %s', async (how) => {
    const { viewer, opener, back } = await openViewer();
    if (how === 'browser back') await back();
    else await viewer.getByRole('button', { name: 'Chiudi' }).click();
    await expect.element(viewer).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('shows a failed download and can retry it', async () => {
    const { server, viewer } = await openViewer();
    server.answer('GET /files/{id}', () => refusal(500, 'UNEXPECTED'));
    await viewer.getByRole('button', { name: 'Scarica la foto' }).click();
    const failed = viewer.getByRole('button', { name: 'Non è stato possibile caricare foto' });
    await expect.element(failed).toBeVisible();
    server.answer('GET /files/{id}', respondWithPicture);
    await failed.click();
    await expect.element(viewer.getByRole('button', { name: 'Scarica la foto' })).toBeVisible();
  });
});
