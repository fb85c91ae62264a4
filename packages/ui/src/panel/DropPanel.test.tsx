import '../theme/clinic.css';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ZampaTheme } from '../theme/ZampaTheme.tsx';
import { DropPanel } from './DropPanel.tsx';

/** A choice with a clear button that disappears when pressed. */
function Choice() {
  const [isChosen, choose] = useState(true);
  return (
    <>
      <p>Which of them</p>
      <label>
        <input type="checkbox" checked={isChosen} onChange={() => choose(!isChosen)} />
        This one
      </label>
      {isChosen && (
        <button type="button" onClick={() => choose(false)}>
          Clear
        </button>
      )}
    </>
  );
}

// Must be the first test, before the lazy panel is loaded.
it('DropPanel points aria-controls to an element as soon as it is pressed', async () => {
  const page = await render(
    <ZampaTheme app="clinic">
      <DropPanel label="Filter" icon="F">
        {() => <Choice />}
      </DropPanel>
    </ZampaTheme>,
  );
  const button = page.getByRole('button', { name: 'Filter' }).element();
  const controlledElement = () =>
    document.getElementById(button.getAttribute('aria-controls') ?? '');
  const isNamed = new Promise<boolean>((resolve) => {
    new MutationObserver(() => resolve(controlledElement() !== null)).observe(button, {
      attributeFilter: ['aria-expanded'],
    });
  });
  await userEvent.click(button);
  expect(await isNamed).toBe(true);
});

async function openPanel() {
  const page = await render(
    <ZampaTheme app="clinic">
      <DropPanel label="Filter" icon="F">
        {() => <Choice />}
      </DropPanel>
      <button type="button">Elsewhere</button>
    </ZampaTheme>,
  );
  const button = page.getByRole('button', { name: 'Filter' });
  const panel = page.getByRole('group', { name: 'Filter' });
  await button.click();
  await expect.element(panel).toBeVisible();
  return { page, button, panel };
}

type OpenedPanel = Awaited<ReturnType<typeof openPanel>>;

it.each([
  { where: 'on its button', go: () => Promise.resolve() },
  { where: 'in the panel', go: () => userEvent.tab() },
  {
    where: 'lost by a press on the text of the panel',
    go: ({ page }: OpenedPanel) => page.getByText('Which').click(),
  },
  {
    where: 'lost with the pressed element',
    go: ({ page }: OpenedPanel) => page.getByRole('button', { name: 'Clear' }).click(),
  },
])('DropPanel closes on Escape and focuses its button if the focus was $where', async ({ go }) => {
  const screen = await openPanel();
  await go(screen);
  const documentListener = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', documentListener);
  onTestFinished(() => document.removeEventListener('keydown', documentListener));
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.panel).not.toBeInTheDocument();
  await expect.element(screen.button).toHaveFocus();
  // Other listeners see the event as handled.
  expect(documentListener.mock.calls.map(([event]) => event.defaultPrevented)).toEqual([true]);
});

it('DropPanel ignores Escape while another element has the focus', async () => {
  const { page, panel } = await openPanel();
  page.getByRole('button', { name: 'Elsewhere' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

it.each(['Elsewhere', 'Filter'])('DropPanel closes when %s is pressed', async (name) => {
  const { page, panel } = await openPanel();
  const pressed = page.getByRole('button', { name });
  await pressed.click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(pressed).toHaveFocus();
});
