import '../theme/owner.css';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ZampaTheme } from '../theme/ZampaTheme.tsx';
import { SideDrawer } from '../drawer/SideDrawer.tsx';
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

it.each([
  ['dialog', ModalDialog],
  ['drawer', SideDrawer],
])('a %s on its way out is not pressed a second time', async (_kind, Frame) => {
  const page = await render(<Paying frame={Frame} />);
  await page.getByRole('button', { name: 'Pay' }).dblClick();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByText('Paid 1 ×')).toBeVisible();
});

/** One that fades out with what it shows. */
function Paying({ frame: Frame }: { frame: typeof ModalDialog | typeof SideDrawer }) {
  const [times, setTimes] = useState(0);
  return (
    <ZampaTheme app="owner">
      <p>Paid {times} ×</p>
      <Frame open={times === 0} onClose={() => {}} title="To pay" closeLabel="Close">
        <button type="button" onClick={() => setTimes((known) => known + 1)}>
          Pay
        </button>
      </Frame>
    </ZampaTheme>
  );
}
