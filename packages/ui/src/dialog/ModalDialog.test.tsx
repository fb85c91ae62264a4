import '../theme/owner.css';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ZampaTheme } from '../theme/ZampaTheme.tsx';
import { SideDrawer } from '../drawer/SideDrawer.tsx';
import { ModalDialog } from './ModalDialog.tsx';

/** A dialog that unmounts when it closes. */
function ScreenWithDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ZampaTheme app="owner">
      <button type="button">Another</button>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {isOpen && (
        <ModalDialog open onClose={() => setOpen(false)} title="Really?" closeLabel="Close">
          <button type="button">Yes</button>
        </ModalDialog>
      )}
    </ZampaTheme>
  );
}

it('ModalDialog returns the focus to its opener, even when the dialog unmounts on closing', async () => {
  const page = await render(<ScreenWithDialog />);
  const opener = page.getByRole('button', { name: 'Ask' });
  await opener.click();
  await expect.element(page.getByRole('dialog', { name: 'Really?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it.each([
  ['dialog', ModalDialog],
  ['drawer', SideDrawer],
])('a closing %s ignores a second press of its button', async (_kind, Frame) => {
  const page = await render(<PaymentFrame frame={Frame} />);
  await page.getByRole('button', { name: 'Pay' }).dblClick();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByText('Paid 1 ×')).toBeVisible();
});

/** A dialog or drawer that fades out with its content. */
function PaymentFrame({ frame: Frame }: { frame: typeof ModalDialog | typeof SideDrawer }) {
  const [times, setTimes] = useState(0);
  return (
    <ZampaTheme app="owner">
      <p>Paid {times} ×</p>
      <Frame open={times === 0} onClose={() => {}} title="To pay" closeLabel="Close">
        <button type="button" onClick={() => setTimes((count) => count + 1)}>
          Pay
        </button>
      </Frame>
    </ZampaTheme>
  );
}
