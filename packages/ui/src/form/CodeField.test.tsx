import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ZampaTheme } from '../theme/ZampaTheme.tsx';
import { CodeField } from './CodeField.tsx';

const completed = vi.fn<(code: string) => void>();

function ControlledCodeField({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <ZampaTheme app="owner">
      <CodeField
        label="Code"
        value={value}
        onChange={setValue}
        onComplete={completed}
        error={error}
      />
    </ZampaTheme>
  );
}

describe('CodeField', () => {
  it('accepts the digits of pasted text and reports completion once', async () => {
    completed.mockClear();
    const page = await render(<ControlledCodeField />);
    const field = page.getByRole('textbox', { name: 'Code' });
    await field.fill('Your code: 12 34');
    await expect.element(field).toHaveValue('1234');
    expect(completed).not.toHaveBeenCalled();
    await field.fill('Your code: 123 456, thank you');
    await expect.element(field).toHaveValue('123456');
    await field.fill('1234567');
    await expect.element(field).toHaveValue('123456');
    expect(completed.mock.calls).toEqual([['123456']]);
  });

  it('links its error message to the field', async () => {
    const page = await render(<ControlledCodeField error="The code has six digits." />);
    const field = page.getByRole('textbox', { name: 'Code' });
    await expect.element(field).toHaveAccessibleDescription('The code has six digits.');
    await expect.element(field).toBeInvalid();
  });
});
