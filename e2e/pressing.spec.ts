import { expect, type Locator } from '@playwright/test';
import { PASSWORD } from '@zampa/testing/people';
import { newStartedRequest } from '@zampa/testing/requests';
import { enter } from './pages/account.ts';
import { DESKTOP, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';

test('a pressed chat of the owner is highlighted before it loads', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const { owner } = await newStartedRequest({ address: origin, mailbox });
  const person = await newPerson(browser, { origin, language: 'en', viewport: PHONE });
  const { page, say } = person;
  await enter(person, '/app/', { email: owner.email, password: PASSWORD }, 'workspace/chat');
  const link = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const message = page.getByLabel(say('conversations:composer.label'), { exact: true });
  // Preload the code of the chat.
  await link.click();
  await expect(message).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(link).toBeVisible();

  const { marked, after } = await nextPicture(link, 'main textarea');
  expect(marked).toBe('page');
  expect(after).toBeNull();
  await expect(message).toBeVisible();
});

test('a pressed client of the vet is highlighted before the card loads', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const { vet, owner } = await newStartedRequest({ address: origin, mailbox });
  const person = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const { page } = person;
  await enter(person, '/', { email: vet.email, password: PASSWORD }, 'workspace/clients');
  const link = page.getByRole('main').getByRole('row').getByRole('link').first();
  const card = page.getByRole('dialog');
  // Preload the code of the card.
  await link.click();
  await expect(card.getByText(owner.email)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);

  const { marked, before, after } = await nextPicture(link, '[role=dialog]');
  expect({ marked, before, after }).toEqual({ marked: 'page', before: null, after: null });
  await expect(card.getByText(owner.email)).toBeVisible();
});

/** Presses, and tells what a part of the page said before it, and says in the picture that follows. */
const nextPicture = (pressed: Locator, part: string) =>
  pressed.evaluate(async (element, selector) => {
    const readText = () => document.querySelector(selector)?.textContent ?? null;
    const before = readText();
    (element as HTMLElement).click();
    // All that follows at once has followed.
    for (let step = 0; step < 100; step += 1) await Promise.resolve();
    await new Promise(requestAnimationFrame);
    return { before, after: readText(), marked: element.getAttribute('aria-current') };
  }, part);
