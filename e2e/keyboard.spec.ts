import { expect, type Locator } from '@playwright/test';
import { PASSWORD } from '@zampa/testing/people';
import { repeatRequest, newRequest } from '@zampa/testing/requests';
import { expectMessage } from './pages/conversation.ts';
import { DESKTOP, newPerson, type Person } from './person.ts';
import { test } from './product-fixture.ts';

const TAB_STOPS = 60;

test('a vet answers a request by keyboard alone', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const vet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const { page, say } = vet;
  const { keyboard } = page;
  const older = await newRequest({ address: origin, mailbox }, 'He limps since Monday');
  await repeatRequest(older, 'He does not eat');

  await page.goto(`${origin}/workspace/requests`);
  await expect(page.getByLabel(say('account:fields.email'), { exact: true })).toBeVisible();
  await tabTo(vet, say('account:fields.email'));
  await keyboard.type(older.vet.email);
  await tabTo(vet, say('account:fields.password'));
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');

  await expect(page.getByRole('link', { name: /He limps since Monday/ })).toBeVisible();
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /He does not eat/ })).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /He limps since Monday/ })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('He limps since Monday')).toBeVisible();

  await tabTo(vet, say('inbox:conversation.start.action'));
  await keyboard.press('Enter');
  await expect(page.getByLabel(say('conversations:composer.label'), { exact: true })).toBeEnabled();
  await tabTo(vet, say('conversations:composer.label'));
  await keyboard.type('Which paw is it?');
  await keyboard.press('Enter');
  await expectMessage(vet, 'Which paw is it?');

  await tabTo(vet, say('inbox:conversation.end.action'), 'Shift+Tab');
  await keyboard.press('Enter');
  const cancelButton = page
    .getByRole('dialog')
    .getByRole('button', { name: say('inbox:conversation.end.keep') });
  await expect(cancelButton).toBeFocused();
  await tabTo(vet, say('inbox:conversation.end.confirm'));
  await keyboard.press('Enter');
  await expect(page.getByPlaceholder(say('conversations:composer.closed'))).toBeVisible();
});

/** Moves the focus with a key until it is on the control of this name. */
async function tabTo({ page }: Person, name: string, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < TAB_STOPS; stop += 1) {
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0 && (await isNamed(focused, name))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach "${name}"`);
}

/** Whether it has this accessible name. */
const isNamed = (control: Locator, name: string): Promise<boolean> =>
  control.evaluate((element, expected) => {
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const texts = [
      element.getAttribute('aria-label'),
      element.textContent,
      ...labels.map(({ textContent }) => textContent),
    ];
    return texts.some((text) => text?.trim() === expected);
  }, name);
