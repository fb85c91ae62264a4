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

/** Waits two frames, after which scrolling is done. */
const untilPainted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const renderDialog = (changes: Partial<ConfirmDialogProps> = {}) =>
  render(
    <ZampaTheme app="owner">
      <ConfirmDialog
        title="Call it off?"
        action="Cancel appointment"
        cancelLabel="Keep appointment"
        closeLabel="Close"
        onConfirm={confirmed}
        onClose={closed}
        {...changes}
      >
        {changes.children ?? <p>The time goes to somebody else.</p>}
      </ConfirmDialog>
    </ZampaTheme>,
  );

describe('ConfirmDialog', () => {
  it('focuses the cancel button, which closes it without confirming', async () => {
    const page = await renderDialog();
    const cancelButton = page.getByRole('button', { name: 'Keep appointment' });
    await expect.element(cancelButton).toHaveFocus();
    await cancelButton.click();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('confirms once on a double click', async () => {
    const page = await renderDialog();
    await page.getByRole('button', { name: 'Cancel appointment' }).dblClick();
    expect(confirmed).toHaveBeenCalledTimes(1);
  });

  it('disables the action while busy', async () => {
    const page = await renderDialog({ isBusy: true });
    await expect.element(page.getByRole('button', { name: 'Cancel appointment' })).toBeDisabled();
  });

  it('shows why the action failed', async () => {
    const page = await renderDialog({ problem: <p role="alert">There is no connection.</p> });
    await expect.element(page.getByRole('alert')).toHaveTextContent('There is no connection.');
  });
});

describe('ModalDialog', () => {
  it('does not scroll the page behind it and leaves the body without attributes', async () => {
    await render(<div style={{ height: '300vh' }}>A long page</div>);
    const page = await renderDialog();
    await expect.element(page.getByRole('button', { name: 'Keep appointment' })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await userEvent.wheel(page.getByText('The time goes to somebody else.'), { delta: { y: 400 } });
    await untilPainted();
    expect(scrollY).toBe(0);
    // An attribute on the body would make the browser recompute all styles before the dialog is shown.
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(false);
  });

  const longContent = Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line}</p>);

  it('is a bottom sheet on a phone, with its action last and always visible', async () => {
    await browserPage.viewport(390, 844);
    const page = await renderDialog({ children: longContent });
    const sheet = page.getByRole('dialog');
    await expect
      .poll(() => sheet.element().getBoundingClientRect())
      .toMatchObject({ left: 0, right: 390, bottom: 844 });
    const [cancelButton, action] = ['Keep appointment', 'Cancel appointment'].map((name) =>
      page.getByRole('button', { name }).element().getBoundingClientRect(),
    );
    expect(action?.width).toBeGreaterThan(340);
    expect(action?.top).toBeGreaterThan(cancelButton?.bottom ?? Number.NaN);
    expect(action?.bottom).toBeLessThan(844);
    expect(sheet.element().scrollHeight).toBeGreaterThan(sheet.element().clientHeight);
  });

  it('is centered on a desktop screen', async () => {
    await browserPage.viewport(1280, 800);
    const page = await renderDialog();
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

  const dragDown = async (page: Awaited<ReturnType<typeof renderDialog>>, target: string) => {
    // Waits for the opening animation.
    const sheet = page.getByRole('dialog').element();
    await Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished));
    await page.getByText('Call it off?').dropTo(page.getByText(target));
  };

  it('closes on a phone when dragged down by its header', async () => {
    await browserPage.viewport(390, 844);
    const page = await renderDialog({ children: <p style={{ paddingTop: 200 }}>Far below</p> });
    await dragDown(page, 'Far below');
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it.each([
    { why: 'it is released early', children: <p>Close by</p> },
    {
      why: 'a field contains text',
      children: (
        <>
          <textarea aria-label="Why" defaultValue="Because" />
          <p style={{ paddingTop: 200 }}>Close by</p>
        </>
      ),
    },
  ])('stays open and slides back up when $why', async ({ children }) => {
    await browserPage.viewport(390, 844);
    const page = await renderDialog({ children });
    await dragDown(page, 'Close by');
    expect(closed).not.toHaveBeenCalled();
    expect(page.getByRole('dialog').element().getBoundingClientRect().bottom).toBe(844);
  });
});
