import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta, noAttributes } from '../rendered/samples.test-data.ts';
import { PetPicture } from './PetPicture.tsx';

const ROWS = 60;
const nameOf = (row: number) => `Pet ${String(row).padStart(2, '0')}`;
const idOf = (row: number) => `00000000-0000-4000-8000-${String(row).padStart(12, '0')}`;

async function picture() {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  return new Response(await canvas.convertToBlob({ type: 'image/png' }));
}

/** Rows of which hardly two are seen at a time. */
async function renderList(answer: () => Promise<Response> = picture) {
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
  const drawnOf = (row: number) =>
    page
      .getByRole('img', { name: nameOf(row) })
      .element()
      .querySelector('svg');
  const asked = () => server.sent('GET /files/{id}').map(({ params }) => params['id']);
  return { asked, pictureOf, drawnOf, list: page.getByTestId('list') };
}

describe('pictures of pets in a long list', () => {
  it('are asked for when they are near what is seen, and stay', async () => {
    const { asked, pictureOf, list } = await renderList();
    await expect.poll(() => pictureOf(0)).not.toBeNull();
    await expect.poll(() => pictureOf(1)).not.toBeNull();
    expect(asked()).toContain(idOf(0));
    expect(asked().length).toBeLessThan(ROWS / 2);
    list.element().scrollTo(0, ROWS * 200);
    await expect.poll(() => pictureOf(ROWS - 1)).not.toBeNull();
    expect(asked()).not.toContain(idOf(ROWS / 2));
    list.element().scrollTo(0, 0);
    expect(pictureOf(0)).not.toBeNull();
    expect(pictureOf(ROWS - 1)).not.toBeNull();
  });

  it('leave their place to the drawn face while there is no connection', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const { drawnOf } = await renderList(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect.poll(() => drawnOf(0)).not.toBeNull();
  });
});
