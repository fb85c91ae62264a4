import '@zampa/i18n/english/settings';
import '@zampa/i18n/english/search';
import { isSignOutAsked } from '@zampa/shared-screens/account/sign-out-question';
import { SignOutPlace } from '@zampa/shared-screens/account/SignOutPlace.tsx';
import { beforeEach, expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { SettingsScreen } from '../../features/settings/SettingsScreen.tsx';
import { PersonButton } from './PersonButton.tsx';

type Page = Awaited<ReturnType<typeof renderAtClinic>>['page'];

beforeEach(() => isSignOutAsked.become(false));

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
])('asks before somebody signs out from $from', async ({ screen, press }) => {
  const { page, server } = await renderAtClinic(
    <>
      {screen}
      <SignOutPlace />
    </>,
    { answers: { 'GET /search': () => ({ clients: [], pets: [], conversations: [] }) } },
  );
  await press(page);
  await expect.element(page.getByRole('dialog', { name: 'Sign out?' })).toBeVisible();
  expect(server.sent('POST /auth/sign-out')).toEqual([]);
});
