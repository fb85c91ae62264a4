import '@zampa/i18n/english/settings';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { PersonButton } from './PersonButton.tsx';

describe('SideMenuButton', () => {
  it('opens on the first click and returns focus to its button', async () => {
    const { page } = await renderAtClinic(<PersonButton />);
    const button = page.getByRole('button', { name: /Vera/ });
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('opens by keyboard and moves focus to an item on arrow down', async () => {
    const { page } = await renderAtClinic(<PersonButton />);
    const button = page.getByRole('button', { name: /Vera/ });
    await expect.element(button).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('menuitem');
  });
});
