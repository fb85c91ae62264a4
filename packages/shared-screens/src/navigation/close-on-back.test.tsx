import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type RouterHistory,
} from '@tanstack/react-router';
import { changeLanguage } from '@zampa/i18n/instance';
import '@zampa/i18n/setup';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { PageHistory } from '@zampa/ui/dialog/page-history';
import { ZampaTheme } from '@zampa/ui/theme/ZampaTheme.tsx';
import '@zampa/ui/theme/owner.css';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { UnsavedChangesGuard } from '../form/UnsavedChangesGuard.tsx';

const FIRST = '/first-of-the-app';
const PAGE = '/page';

let history: RouterHistory;
let address: string;

/** Simulates a tab in which the app was just opened. */
beforeEach(async () => {
  await changeLanguage('en');
  address = window.location.href;
  window.history.pushState(null, '', FIRST);
  history = createBrowserHistory();
});

afterEach(() => {
  history.destroy();
  window.history.pushState(null, '', address);
});

/** The index of the current history entry. */
function historyIndex(): number {
  const { __TSR_index: index } = window.history.state as { readonly __TSR_index: number };
  return index;
}

async function openPage(page: ReactNode, { isFirst = false } = {}) {
  if (!isFirst) history.push(PAGE);
  history.flush();
  const router = createRouter({ routeTree: createRootRoute(), history });
  const screen = await render(
    <ZampaTheme app="owner">
      <PageHistory value={history}>
        <RouterContextProvider router={router}>{page}</RouterContextProvider>
      </PageHistory>
    </ZampaTheme>,
  );
  await screen.getByRole('button', { name: 'Ask' }).click();
  return screen;
}

interface ScreenWithDialogsProps {
  isBusy?: boolean;
  children?: ReactNode;
}

/** A screen with a dialog and a second dialog on top of it. */
function ScreenWithDialogs({ isBusy = false, children }: ScreenWithDialogsProps) {
  const [isFirstOpen, setFirstOpen] = useState(false);
  const [isSecondOpen, setSecondOpen] = useState(false);
  return (
    <>
      {children}
      <button type="button" onClick={() => setFirstOpen(true)}>
        Ask
      </button>
      <ModalDialog
        open={isFirstOpen}
        onClose={() => setFirstOpen(false)}
        title="Really?"
        closeLabel="Close"
        isBusy={isBusy}
      >
        <button type="button" onClick={() => setSecondOpen(true)}>
          Ask more
        </button>
        <button type="button" onClick={() => history.push('/elsewhere')}>
          Go elsewhere
        </button>
      </ModalDialog>
      {isSecondOpen && (
        <ConfirmDialog
          title="Quite sure?"
          action="Yes"
          cancelLabel="No"
          closeLabel="Close"
          onConfirm={() => setSecondOpen(false)}
          onClose={() => setSecondOpen(false)}
        >
          It cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}

describe.each([
  { where: 'a page', isFirst: false, own: PAGE },
  { where: 'the first page of the app', isFirst: true, own: FIRST },
])('browser back over $where', ({ isFirst, own }) => {
  const before = isFirst ? 0 : 1;

  it('closes the dialog and stays on the screen', async () => {
    const screen = await openPage(<ScreenWithDialogs />, { isFirst });
    await expect.element(screen.getByRole('dialog', { name: 'Really?' })).toBeVisible();
    window.history.back();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => [window.location.pathname, historyIndex()]).toEqual([own, before]);
  });

  it('closes the topmost of two dialogs first', async () => {
    const screen = await openPage(<ScreenWithDialogs />, { isFirst });
    await screen.getByRole('button', { name: 'Ask more' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Quite sure?' })).toBeVisible();
    window.history.back();
    await expect
      .element(screen.getByRole('dialog', { name: 'Quite sure?' }))
      .not.toBeInTheDocument();
    await expect.element(screen.getByRole('dialog', { name: 'Really?' })).toBeVisible();
    await expect.poll(historyIndex).toBe(1);
    window.history.back();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => [window.location.pathname, historyIndex()]).toEqual([own, before]);
  });

  it('does not close a busy dialog', async () => {
    const screen = await openPage(<ScreenWithDialogs isBusy />, { isFirst });
    await expect.element(screen.getByRole('dialog', { name: 'Really?' })).toBeVisible();
    const left: string[] = [];
    history.subscribe(({ action, location }) => left.push(`${action.type} ${location.pathname}`));
    window.history.back();
    await expect.poll(() => left).toEqual([`BACK ${own}`]);
    await expect.poll(historyIndex).toBe(1);
    await expect.element(screen.getByRole('dialog', { name: 'Really?' })).toBeVisible();
  });

  it('has no extra history entry after the dialog was closed with its button', async () => {
    const screen = await openPage(<ScreenWithDialogs />, { isFirst });
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => [window.location.pathname, historyIndex()]).toEqual([own, before]);
  });

  it('does not block a navigation from inside the dialog', async () => {
    const screen = await openPage(<ScreenWithDialogs />, { isFirst });
    await screen.getByRole('button', { name: 'Go elsewhere' }).click();
    await expect.poll(() => window.location.pathname).toBe('/elsewhere');
  });
});

it('UnsavedChangesGuard asks on browser back only after open dialogs are closed', async () => {
  const screen = await openPage(
    <ScreenWithDialogs>
      <UnsavedChangesGuard isChanged />
    </ScreenWithDialogs>,
  );
  await expect.element(screen.getByRole('dialog', { name: 'Really?' })).toBeVisible();
  window.history.back();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(historyIndex).toBe(1);
  window.history.back();
  await screen.getByRole('button', { name: 'Stay here' }).click();
  await expect.poll(() => [window.location.pathname, historyIndex()]).toEqual([PAGE, 1]);
});
