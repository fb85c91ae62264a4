import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { useNoteDraft } from './use-note-draft.ts';

const photo = new File(['x'], 'snow.png', { type: 'image/png' });

/** Types text in the moment a photo becomes ready: both happen before the next render. */
function Note() {
  const { draft, change } = useNoteDraft([ids.luna]);
  const press = () => {
    change({ text: 'First snow' });
    change(({ photos }) => ({ photos: [...photos, photo] }));
  };
  return (
    <>
      <button type="button" onClick={press}>
        Both
      </button>
      <output>{`${draft.text}, ${draft.photos.length} photo, ${draft.pets.length} pet`}</output>
    </>
  );
}

describe('useNoteDraft', () => {
  it('keeps text and photo that arrive before the next render, and the pet of the diary', async () => {
    const { page } = await renderScreen(<Note />, { app: 'owner', me: marta });
    await page.getByRole('button', { name: 'Both' }).click();
    await expect.element(page.getByText('First snow, 1 photo, 1 pet')).toBeVisible();
  });
});
