import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pendingAnswer } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta, noAttributes } from '../rendered/samples.test-data.ts';
import { PetPicture } from './PetPicture.tsx';

const ROWS = 60;
const nameOf = (row: number) => `Pet ${String(row).padStart(2, '0')}`;
const idOf = (row: number) => `00000000-0000-4000-8000-${String(row).padStart(12, '0')}`;

async function respondWithPicture() {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  return new Response(await canvas.convertToBlob({ type: 'image/png' }));
}

/** Renders a long list of which about two rows are visible. */
async function renderList(answer: () => Promise<Response> = respondWithPicture) {
  const { page, server } = await renderScreen(
    <div data-testid="list" style={{ height: '10rem', overflow: 'auto' }}>
      {Array.from({ length: ROWS }, (_none, row) => (
        <div key={row} style={{ height: '6rem' }}>
          <PetPicture
            pet={{ id: idOf(row), name: nameOf(row), SpeciesId: 1, image: idOf(row) }}
            named
          />
        </div>
      ))}
    </div>,
    {
      app: 'owner',
      me: marta,
      language: 'en',
      answers: { 'GET /pets/attributes': () => noAttributes, 'GET /files/{id}': answer },
    },
  );
  const pictureOf = (row: number) =>
    page
      .getByRole('img', { name: nameOf(row) })
      .element()
      .querySelector('img');
  const faceOf = (row: number) =>
    page
      .getByRole('img', { name: nameOf(row) })
      .element()
      .querySelector('svg');
  const requestedIds = () => server.sent('GET /files/{id}').map(({ params }) => params['id']);
  return { asked: requestedIds, pictureOf, drawnOf: faceOf, list: page.getByTestId('list') };
}

describe('PetPicture in a long list', () => {
  it('loads pictures shortly before they become visible and keeps them', async () => {
    const { asked: requestedIds, pictureOf, list } = await renderList();
    await expect.poll(() => pictureOf(0)).not.toBeNull();
    await expect.poll(() => pictureOf(1)).not.toBeNull();
    expect(requestedIds()).toContain(idOf(0));
    expect(requestedIds().length).toBeLessThan(ROWS / 2);
    list.element().scrollTo(0, ROWS * 200);
    await expect.poll(() => pictureOf(ROWS - 1)).not.toBeNull();
    expect(requestedIds()).not.toContain(idOf(ROWS / 2));
    list.element().scrollTo(0, 0);
    expect(pictureOf(0)).not.toBeNull();
    expect(pictureOf(ROWS - 1)).not.toBeNull();
  });

  it('shows a drawn face of the pet while offline', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const { drawnOf: faceOf } = await renderList(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    await expect.poll(() => faceOf(0)).not.toBeNull();
  });
});

it('PetPicture draws no paw while the species are loading', async () => {
  const answer = pendingAnswer();
  const { page } = await renderScreen(
    <PetPicture pet={{ id: idOf(1), name: 'Luna', SpeciesId: 1, image: null }} named />,
    { app: 'owner', me: marta, answers: { 'GET /pets/attributes': answer.give } },
  );
  const avatar = page.getByRole('img', { name: 'Luna' });
  await expect.element(avatar).toBeVisible();
  // The drawings are loaded, so a face would be shown.
  await import('@zampa/ui/pets/PetFace.tsx');
  expect(avatar.element().querySelector('svg')).toBeNull();
  answer.release(noAttributes);
  await expect.poll(() => avatar.element().querySelector('svg')).not.toBeNull();
});
