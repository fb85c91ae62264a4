import { onlineManager } from '@tanstack/react-query';
import '@zampa/i18n/setup';
import { ZampaTheme } from '@zampa/ui/theme/ZampaTheme.tsx';
import { expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { FormProblem } from './FormProblem.tsx';

const OFFLINE = 'You’re offline. Your data is safe: try again when you’re back.';
const UNEXPECTED = 'Something went wrong on our side. Your data is safe: please try again.';

it.each([
  { type: 'OFFLINE', says: OFFLINE, left: '' },
  { type: 'UNEXPECTED', says: UNEXPECTED, left: UNEXPECTED },
])(
  'FormProblem of $type shows "$left" once the connection is back',
  async ({ type, says, left }) => {
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    const page = await render(
      <ZampaTheme app="owner">
        <FormProblem error={{ type }} />
      </ZampaTheme>,
    );
    await expect.element(page.getByText(says)).toBeVisible();
    onlineManager.setOnline(true);
    await expect.poll(() => page.container.textContent).toBe(left);
  },
);
