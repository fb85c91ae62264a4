import '@zampa/i18n/english/settings';
import '@zampa/i18n/english/search';
import { isSignOutDialogOpen } from '@zampa/shared-screens/account/sign-out-dialog-state';
import { SignOutDialogHost } from '@zampa/shared-screens/account/SignOutDialogHost.tsx';
import { beforeEach, expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { SettingsScreen } from '../../features/settings/SettingsScreen.tsx';
import { PersonButton } from './PersonButton.tsx';

type Page = Awaited<ReturnType<typeof renderAtClinic>>['page'];

beforeEach(() => isSignOutDialogOpen.become(false));

it.each([
  {
    from: 'the menu of the person',
    screen: <PersonButton />,
    press: async (page: Page) => {
      await page.getByRole('button', { name: /Vera/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
    },
  },
  {
    from: 'the settings',
    screen: <SettingsScreen />,
    press: (page: Page) => page.getByRole('button', { name: 'Sign out' }).click(),
  },
  {
    from: 'the search',
    screen: <SearchBox onClose={() => undefined} />,
    press: async (page: Page) => {
      await page.getByRole('combobox').fill('Sign out');
      await page.getByRole('option', { name: 'Sign out' }).click();
    },
  },
])('sign-out asks for confirmation when started from $from', async ({ screen, press }) => {
  const { page, server } = await renderAtClinic(
    <>
      {screen}
      <SignOutDialogHost />
    </>,
    { answers: { 'GET /search': () => ({ clients: [], pets: [], conversations: [] }) } },
  );
  await press(page);
  await expect.element(page.getByRole('dialog', { name: 'Sign out?' })).toBeVisible();
  expect(server.sent('POST /auth/sign-out')).toEqual([]);
});
