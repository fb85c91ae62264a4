import { describe, expect, it } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { ids, marta } from '../rendered/samples.test-data.ts';
import { useComposer } from './use-composer.ts';
import { useRequestDraft } from './use-request-draft.ts';

const photo = new File(['x'], 'paw.png', { type: 'image/png' });

/** Types text in the moment a photo becomes ready: both happen before the next render. */
function Request() {
  const { draft, change } = useRequestDraft();
  const press = () => {
    change({ note: 'He limps' });
    change(({ photos }) => ({ photos: [...photos, photo] }));
    change({ priority: 'HIGH' });
  };
  return (
    <>
      <button type="button" onClick={press}>
        Both
      </button>
      <output>{`${draft.note}, ${draft.photos.length}, ${draft.priority}`}</output>
    </>
  );
}

function Message() {
  const { draft, setText, setFiles } = useComposer(ids.conversation);
  const press = () => {
    setFiles([photo]);
    setText('He limps');
  };
  return (
    <>
      <button type="button" onClick={press}>
        Both
      </button>
      <output>{`${draft.text}, ${draft.files.length}`}</output>
    </>
  );
}

describe('a draft', () => {
  it.each([
    { screen: <Request />, shown: 'He limps, 1, HIGH' },
    { screen: <Message />, shown: 'He limps, 1' },
  ])('keeps text and photo that arrive before the next render: $shown', async (each) => {
    const { page } = await renderScreen(each.screen, { app: 'owner', me: marta });
    await page.getByRole('button', { name: 'Both' }).click();
    await expect.element(page.getByText(each.shown, { exact: true })).toBeVisible();
  });
});
