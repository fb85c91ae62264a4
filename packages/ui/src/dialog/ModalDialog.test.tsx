import '../theme/owner.css';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ZampaTheme } from '../theme/ZampaTheme.tsx';
import { ModalDialog } from './ModalDialog.tsx';

/** A dialog that is taken out of the page when it closes, as most are. */
function Asking() {
  const [asks, setAsks] = useState(false);
  return (
    <ZampaTheme app="owner">
      <button type="button">Another</button>
      <button type="button" onClick={() => setAsks(true)}>
        Ask
      </button>
      {asks && (
        <ModalDialog open onClose={() => setAsks(false)} title="Really?" closeLabel="Close">
          <button type="button">Yes</button>
        </ModalDialog>
      )}
    </ZampaTheme>
  );
}

it('gives the focus back to what opened it, also where it leaves the page with closing', async () => {
  const page = await render(<Asking />);
  const ask = page.getByRole('button', { name: 'Ask' });
  await ask.click();
  await expect.element(page.getByRole('dialog', { name: 'Really?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(ask).toHaveFocus();
});
