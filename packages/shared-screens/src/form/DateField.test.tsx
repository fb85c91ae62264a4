import '@zampa/i18n/setup';
import { ZampaTheme } from '@zampa/ui/theme/ZampaTheme.tsx';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { DateField } from './DateField.tsx';

function Example({ start, max }: { start: string; max?: string }) {
  const [day, setDay] = useState(start);
  return (
    <ZampaTheme app="clinic">
      <DateField label="Day" value={day} max={max} onChange={setDay} />
      <output>{day || 'none'}</output>
    </ZampaTheme>
  );
}

describe('DateField', () => {
  it('shows the day first, and reads what is typed', async () => {
    const page = await render(<Example start="2026-11-30" />);
    const field = page.getByRole('textbox', { name: 'Day' });
    await expect.element(field).toHaveValue('30/11/2026');
    await field.fill('3.2.27');
    await expect.element(page.getByRole('status')).toHaveTextContent('2027-02-03');
    await userEvent.tab();
    await expect.element(field).toHaveValue('03/02/2027');
  });

  it('keeps text that is not a date, and has no value', async () => {
    const page = await render(<Example start="2026-11-30" />);
    const field = page.getByRole('textbox', { name: 'Day' });
    await field.fill('31/04/2026');
    await userEvent.tab();
    await expect.element(field).toHaveValue('31/04/2026');
    await expect.element(page.getByRole('status')).toHaveTextContent('none');
  });

  it('chooses a day by arrow keys, and returns the focus', async () => {
    const page = await render(<Example start="2026-11-30" />);
    await page.getByRole('button', { name: 'Choose a date' }).click();
    await expect.element(page.getByRole('button', { name: '30 November 2026' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect
      .element(page.getByRole('button', { name: '7 December 2026', exact: true }))
      .toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('2026-12-07');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Day' })).toHaveFocus();
  });

  it('offers no day after the last, and closes on Escape', async () => {
    const page = await render(<Example start="2026-11-29" max="2026-11-29" />);
    await page.getByRole('button', { name: 'Choose a date' }).click();
    await expect.element(page.getByRole('button', { name: '29 November 2026' })).toBeEnabled();
    await expect.element(page.getByRole('button', { name: '30 November 2026' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
