import '../theme/clinic.css';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ZampaTheme } from '../theme/ZampaTheme.tsx';
import { DropPanel } from './DropPanel.tsx';

/** A choice that can be taken back, with what takes it back, as long as there is one. */
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

// The first one, before what it opens has come.
it('names what it opens as soon as it is pressed', async () => {
  const page = await render(
    <ZampaTheme app="clinic">
      <DropPanel label="Filter" icon="F">
        {() => <Choice />}
      </DropPanel>
    </ZampaTheme>,
  );
  const button = page.getByRole('button', { name: 'Filter' }).element();
  const named = () => document.getElementById(button.getAttribute('aria-controls') ?? '');
  const isNamed = new Promise<boolean>((resolve) => {
    new MutationObserver(() => resolve(named() !== null)).observe(button, {
      attributeFilter: ['aria-expanded'],
    });
  });
  await userEvent.click(button);
  expect(await isNamed).toBe(true);
});

async function opened() {
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

type Opened = Awaited<ReturnType<typeof opened>>;

it.each([
  { where: 'on its button', go: () => Promise.resolve() },
  { where: 'in it', go: () => userEvent.tab() },
  {
    where: 'lost by a press on its words',
    go: ({ page }: Opened) => page.getByText('Which').click(),
  },
  {
    where: 'lost with what was pressed',
    go: ({ page }: Opened) => page.getByRole('button', { name: 'Clear' }).click(),
  },
])('closes with Escape and gives the focus back, which is $where', async ({ go }) => {
  const screen = await opened();
  await go(screen);
  const beneath = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', beneath);
  onTestFinished(() => document.removeEventListener('keydown', beneath));
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.panel).not.toBeInTheDocument();
  await expect.element(screen.button).toHaveFocus();
  // Whoever else listens finds the key answered.
  expect(beneath.mock.calls.map(([event]) => event.defaultPrevented)).toEqual([true]);
});

it('leaves Escape to what has the focus elsewhere', async () => {
  const { page, panel } = await opened();
  page.getByRole('button', { name: 'Elsewhere' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

it.each(['Elsewhere', 'Filter'])('closes when %s is pressed', async (name) => {
  const { page, panel } = await opened();
  const pressed = page.getByRole('button', { name });
  await pressed.click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(pressed).toHaveFocus();
});
