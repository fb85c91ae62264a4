import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ModalDialog } from '../dialog/ModalDialog.tsx';
import { SideDrawer } from '../drawer/SideDrawer.tsx';
import { isKeyTaken } from './is-key-taken.ts';

/** A screen with a shortcut on Escape, a drawer beside it and a dialog over the drawer. */
function Screen() {
  const [drawer, setDrawer] = useState(false);
  const [dialog, setDialog] = useState(false);
  const [heard, setHeard] = useState(0);
  return (
    <MantineProvider>
      <div
        ref={(element) => {
          const listener = (event: KeyboardEvent) => {
            if (event.key === 'Escape' && !isKeyTaken(event)) setHeard((count) => count + 1);
          };
          element?.ownerDocument.addEventListener('keydown', listener);
          return () => element?.ownerDocument.removeEventListener('keydown', listener);
        }}
      >
        <button type="button" onClick={() => setDrawer(true)}>
          Filter
        </button>
        <p>Heard {heard}</p>
        {drawer && (
          <SideDrawer
            open
            backdrop={false}
            title="Filters"
            closeLabel="Close"
            onClose={() => setDrawer(false)}
          >
            <button type="button" onClick={() => setDialog(true)}>
              Ask
            </button>
          </SideDrawer>
        )}
        {dialog && (
          <ModalDialog open title="Sure?" closeLabel="Close" onClose={() => setDialog(false)}>
            Yes
          </ModalDialog>
        )}
      </div>
    </MantineProvider>
  );
}

it('Escape closes one layer at a time, and reaches the screen only when none is open', async () => {
  const page = await render(<Screen />);
  const [drawer, dialog] = [
    page.getByRole('dialog', { name: 'Filters' }),
    page.getByRole('dialog', { name: 'Sure?' }),
  ];
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(dialog).toBeVisible();

  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(drawer).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(page.getByText('Heard 0')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Heard 1')).toBeVisible();
});
