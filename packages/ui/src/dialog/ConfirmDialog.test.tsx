import '../theme/owner.css';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page as browserPage, userEvent } from 'vitest/browser';
import { ZampaTheme } from '../theme/ZampaTheme.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const [confirmed, closed] = [vi.fn<() => void>(), vi.fn<() => void>()];
beforeEach(() => {
  confirmed.mockClear();
  closed.mockClear();
});

/** Scrolls are done with the next frame. */
const untilPainted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const opened = (changes: Partial<ConfirmDialogProps> = {}) =>
  render(
    <ZampaTheme app="owner">
      <ConfirmDialog
        title="Call it off?"
        action="Call it off"
        keep="Keep it"
        closeLabel="Close"
        onConfirm={confirmed}
        onClose={closed}
        {...changes}
      >
        {changes.children ?? <p>The time goes to somebody else.</p>}
      </ConfirmDialog>
    </ZampaTheme>,
  );

describe('the question before something is done', () => {
  it('has the focus on what leaves everything as it is, and closes with Escape', async () => {
    const page = await opened();
    const keep = page.getByRole('button', { name: 'Keep it' });
    await expect.element(keep).toHaveFocus();
    await keep.click();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('takes a double press as one', async () => {
    const page = await opened();
    await page.getByRole('button', { name: 'Call it off' }).dblClick();
    expect(confirmed).toHaveBeenCalledTimes(1);
  });

  it('does not do it again while it is being done', async () => {
    const page = await opened({ isBusy: true });
    await expect.element(page.getByRole('button', { name: 'Call it off' })).toBeDisabled();
  });

  it('says what went wrong', async () => {
    const page = await opened({ problem: <p role="alert">There is no connection.</p> });
    await expect.element(page.getByRole('alert')).toHaveTextContent('There is no connection.');
  });
});

describe('a dialog', () => {
  it('leaves the page behind where it is, however one scrolls, and as it looks', async () => {
    await render(<div style={{ height: '300vh' }}>A long page</div>);
    const page = await opened();
    await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await userEvent.wheel(page.getByText('The time goes to somebody else.'), { delta: { y: 400 } });
    await untilPainted();
    expect(scrollY).toBe(0);
    // What is written there has a browser work out the look of the whole page anew, before the dialog is seen.
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(false);
  });

  const long = Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line}</p>);

  it('is a sheet from below on a phone, its action the lowest and always in sight', async () => {
    await browserPage.viewport(390, 844);
    const page = await opened({ children: long });
    const sheet = page.getByRole('dialog');
    await expect
      .poll(() => sheet.element().getBoundingClientRect())
      .toMatchObject({ left: 0, right: 390, bottom: 844 });
    const [keep, action] = ['Keep it', 'Call it off'].map((name) =>
      page.getByRole('button', { name }).element().getBoundingClientRect(),
    );
    expect(action?.width).toBeGreaterThan(340);
    expect(action?.top).toBeGreaterThan(keep?.bottom ?? Number.NaN);
    expect(action?.bottom).toBeLessThan(844);
    expect(sheet.element().scrollHeight).toBeGreaterThan(sheet.element().clientHeight);
  });

  it('stands in the middle of a screen', async () => {
    await browserPage.viewport(1280, 800);
    const page = await opened();
    await expect
      .poll(() => {
        const { left, right, top, bottom } = page
          .getByRole('dialog')
          .element()
          .getBoundingClientRect();
        return [Math.round(left + right), Math.round(top + bottom)];
      })
      .toEqual([1280, 800]);
  });

  const drawDown = async (page: Awaited<ReturnType<typeof opened>>, target: string) => {
    // It has risen before it is taken.
    const sheet = page.getByRole('dialog').element();
    await Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished));
    await page.getByText('Call it off?').dropTo(page.getByText(target));
  };

  it('closes on a phone when it is drawn down by its head', async () => {
    await browserPage.viewport(390, 844);
    const page = await opened({ children: <p style={{ paddingTop: 200 }}>Far below</p> });
    await drawDown(page, 'Far below');
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it.each([
    { why: 'let go early', children: <p>Close by</p> },
    {
      why: 'with something written in it',
      children: (
        <>
          <textarea aria-label="Why" defaultValue="Because" />
          <p style={{ paddingTop: 200 }}>Close by</p>
        </>
      ),
    },
  ])('stays and goes back up when $why', async ({ children }) => {
    await browserPage.viewport(390, 844);
    const page = await opened({ children });
    await drawDown(page, 'Close by');
    expect(closed).not.toHaveBeenCalled();
    expect(page.getByRole('dialog').element().getBoundingClientRect().bottom).toBe(844);
  });
});
