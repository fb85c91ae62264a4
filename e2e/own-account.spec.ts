import { expect } from '@playwright/test';
import { newOwner, PASSWORD } from '@zampa/testing/people';
import { enter, field } from './pages/account.ts';
import { newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';

const NEW_PASSWORD = 'Zampa-other-2';

test('a pet owner changes the password and ends all other sessions', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const app = '/app/';
  const here = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const elsewhere = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const { page, say } = here;
  const { email } = await newOwner({ address: origin, mailbox });
  await enter(here, app, { email, password: PASSWORD });
  await enter(elsewhere, app, { email, password: PASSWORD });

  await page.goto(`${origin}${app}workspace/change-password`);
  await field(here, 'oldPassword').fill(NEW_PASSWORD);
  await field(here, 'newPassword').fill(NEW_PASSWORD);
  const change = page.getByRole('button', { name: say('account:credentials.change.submit') });
  await change.click();
  await expect(field(here, 'oldPassword')).toHaveAccessibleDescription(
    say('problems:fields.wrong_password'),
  );
  await field(here, 'oldPassword').fill(PASSWORD);
  await change.click();
  await expect(page.getByText(say('account:credentials.change.done'))).toBeVisible();

  await expect(elsewhere.page).toHaveURL(new RegExp(`^${origin}${app}login`));
  await expect(elsewhere.page.getByText(say('account:login.ended'))).toBeVisible();
  await expect(field(elsewhere, 'email')).toHaveValue(email);
  await expect(field(elsewhere, 'password')).toBeFocused();
  await page.reload();
  await expect(change).toBeVisible();
});
