import { noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { NewClientForm } from './NewClientForm.tsx';

function OpenedByButton() {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        New client
      </button>
    );
  return <NewClientForm typed="Ida" onDone={() => undefined} onCancel={() => undefined} />;
}

it('NewClientForm focuses the first name when it opens', async () => {
  const { page } = await renderAtClinic(<OpenedByButton />, {
    answers: { 'GET /pets/attributes': () => noAttributes },
  });
  await page.getByRole('button', { name: 'New client' }).click();
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveFocus();
});
