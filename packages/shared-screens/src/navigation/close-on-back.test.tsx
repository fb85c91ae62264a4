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
import { UnsavedChanges } from '../form/UnsavedChanges.tsx';

const FIRST = '/first-of-the-app';
const PAGE = '/page';

let history: RouterHistory;
let address: string;

/** As in a tab in which the app has just been opened, and led on to a page. */
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

/** Where in the history the page stands. */
function place(): number {
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

interface AskingProps {
  isBusy?: boolean;
  children?: ReactNode;
}

/** A page with a question, and a question about that one. */
function Asking({ isBusy = false, children }: AskingProps) {
  const [asks, setAsks] = useState(false);
  const [asksMore, setAsksMore] = useState(false);
  return (
    <>
      {children}
      <button type="button" onClick={() => setAsks(true)}>
        Ask
      </button>
      <ModalDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Really?"
        closeLabel="Close"
        isBusy={isBusy}
      >
        <button type="button" onClick={() => setAsksMore(true)}>
          Ask more
        </button>
        <button type="button" onClick={() => history.push('/elsewhere')}>
          Go elsewhere
        </button>
      </ModalDialog>
      {asksMore && (
        <ConfirmDialog
          title="Quite sure?"
          action="Yes"
          keep="No"
          closeLabel="Close"
          onConfirm={() => setAsksMore(false)}
          onClose={() => setAsksMore(false)}
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
])('the way back over $where', ({ isFirst, own }) => {
  const before = isFirst ? 0 : 1;

  it('closes what was asked, and leaves the page where it is', async () => {
    const screen = await openPage(<Asking />, { isFirst });
    await expect.element(screen.getByRole('dialog', { name: 'Really?' })).toBeVisible();
    window.history.back();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => [window.location.pathname, place()]).toEqual([own, before]);
  });

  it('closes the topmost of two first', async () => {
    const screen = await openPage(<Asking />, { isFirst });
    await screen.getByRole('button', { name: 'Ask more' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Quite sure?' })).toBeVisible();
    window.history.back();
    await expect
      .element(screen.getByRole('dialog', { name: 'Quite sure?' }))
      .not.toBeInTheDocument();
    await expect.element(screen.getByRole('dialog', { name: 'Really?' })).toBeVisible();
    await expect.poll(place).toBe(1);
    window.history.back();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => [window.location.pathname, place()]).toEqual([own, before]);
  });

  it('leaves what is being done as it is', async () => {
    const screen = await openPage(<Asking isBusy />, { isFirst });
    await expect.element(screen.getByRole('dialog', { name: 'Really?' })).toBeVisible();
    const left: string[] = [];
    history.subscribe(({ action, location }) => left.push(`${action.type} ${location.pathname}`));
    window.history.back();
    await expect.poll(() => left).toEqual([`BACK ${own}`]);
    await expect.poll(place).toBe(1);
    await expect.element(screen.getByRole('dialog', { name: 'Really?' })).toBeVisible();
  });

  it('has no step more after the dialog was closed by itself', async () => {
    const screen = await openPage(<Asking />, { isFirst });
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => [window.location.pathname, place()]).toEqual([own, before]);
  });

  it('is not in the way of what leads elsewhere', async () => {
    const screen = await openPage(<Asking />, { isFirst });
    await screen.getByRole('button', { name: 'Go elsewhere' }).click();
    await expect.poll(() => window.location.pathname).toBe('/elsewhere');
  });
});

it('asks about what is not saved only once nothing lies over it', async () => {
  const screen = await openPage(
    <Asking>
      <UnsavedChanges isChanged />
    </Asking>,
  );
  await expect.element(screen.getByRole('dialog', { name: 'Really?' })).toBeVisible();
  window.history.back();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(place).toBe(1);
  window.history.back();
  await screen.getByRole('button', { name: 'Stay here' }).click();
  await expect.poll(() => [window.location.pathname, place()]).toEqual([PAGE, 1]);
});
