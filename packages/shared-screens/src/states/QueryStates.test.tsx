import { ApiRefusal, ApiUnreachable } from '@zampa/client/api/problems';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { BrokenPage } from './BrokenPage.tsx';
import { QueryStates } from './QueryStates.tsx';

const CONNECTION = 'Your data is safe. Check your connection and try again.';
const FAULT = 'The problem is on our side, and your data is safe. Try again in a moment.';

describe('QueryStates errors', () => {
  it.each([
    { error: new ApiUnreachable('No answer'), says: CONNECTION },
    { error: new ApiRefusal(500, {}), says: FAULT },
    { error: new ApiRefusal(429, {}), says: FAULT },
    { error: undefined, says: CONNECTION },
  ])('shows "$says" for $error and refetches on retry', async ({ error, says }) => {
    const refetch = vi.fn<() => Promise<unknown>>().mockResolvedValue(null);
    const query = { data: undefined, isError: true, error, refetch };
    const { page } = await renderScreen(
      <QueryStates query={query} shape="rows">
        {() => null}
      </QueryStates>,
      { app: 'owner', me: marta, language: 'en' },
    );
    await expect.element(page.getByText(says)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    { error: new TypeError('Importing a module script failed.'), says: CONNECTION },
    { error: new TypeError('Cannot read properties of undefined'), says: FAULT },
  ])('shows "$says" on a broken page for $error', async ({ error, says }) => {
    const { page } = await renderScreen(<BrokenPage error={error} />, {
      app: 'owner',
      me: marta,
      language: 'en',
    });
    await expect.element(page.getByText(says)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
