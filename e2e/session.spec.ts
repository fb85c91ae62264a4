import { expect } from '@playwright/test';
import { PASSWORD } from '@zampa/testing/people';
import { newStartedRequest, sendChatMessage } from '@zampa/testing/requests';
import { findKept } from './kept.ts';
import { enter, field, signIn, signOut } from './pages/account.ts';
import { enterConversation, expectMessage } from './pages/conversation.ts';
import { DESKTOP, expectAccessible, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';

const MESSAGE = 'A canary in a message';
const DRAFT = 'A canary in what was not sent yet';

const people = [
  {
    subject: 'a pet owner on a phone, in Italian',
    app: '/app/',
    role: 'owner',
    name: 'Olga Rossi',
    language: 'it',
    viewport: PHONE,
  },
  {
    subject: 'a vet at a desk, in English',
    app: '/',
    role: 'vet',
    name: 'Vera Bianchi',
    language: 'en',
    viewport: DESKTOP,
  },
] as const;

for (const { subject, app, role, name, language, viewport } of people) {
  test.describe(subject, () => {
    test('signs in on the prerendered page before the app loads', async ({
      browser,
      product: { url: origin },
      mailbox,
    }) => {
      const person = await newPerson(browser, { origin, language, viewport });
      const { page } = person;
      const { [role]: account } = await newStartedRequest({ address: origin, mailbox });
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      // The app's own file: with it comes everything else.
      await page.route(/\/assets\/index-[^/]*[.]js$/, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(`${origin}${app}login`, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectAccessible(person, 'login, before the app');
      await signIn(person, { email: account.email, password: PASSWORD });
      release();
      await expect(page).toHaveURL(`${origin}${app}dashboard`);
    });

    test('signs out and leaves no personal data', async ({
      browser,
      product: { url: origin },
      mailbox,
    }) => {
      const person = await newPerson(browser, { origin, language, viewport });
      const { page, say, context } = person;
      const request = await newStartedRequest({ address: origin, mailbox });
      const { email } = request[role];
      await sendChatMessage(request.vet, request.id, MESSAGE);
      const canaries = {
        'the e-mail address': email,
        'the name': name,
        'a message': MESSAGE,
        'what was not sent': DRAFT,
      };

      await enterConversation(person, app, { email }, request.id);
      await expectMessage(person, MESSAGE);
      await page.getByLabel(say('conversations:composer.label'), { exact: true }).fill(DRAFT);
      // Everything that has to go was there; the search for it would find it.
      await expect
        .poll(() => findKept(person, canaries))
        .toEqual(
          expect.arrayContaining([
            'the e-mail address in the local storage',
            'a message in the page',
            'what was not sent in the databases',
          ]),
        );

      const otherTab = await context.newPage();
      await otherTab.goto(`${origin}${app}workspace/settings`);
      await expect(otherTab.getByText(name).first()).toBeVisible();

      await signOut(person, app);
      await expect(page.getByText(say('common:states.leaving'))).toBeVisible();
      await expect(page).toHaveURL(`${origin}${app}login`);
      await expect(field(person, 'email')).toBeVisible();
      expect(await findKept(person, canaries)).toEqual([]);

      await expect(otherTab).toHaveURL(new RegExp(`^${origin}${app}login`));
      expect(await findKept({ ...person, page: otherTab }, canaries)).toEqual([]);

      await page.goBack();
      await expect(field(person, 'email')).toBeVisible();
      expect(await findKept(person, canaries)).toEqual([]);
    });
  });
}

test('a pet owner stays signed in when the access token expires', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const person = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const { page, say } = person;
  const request = await newStartedRequest({ address: origin, mailbox });
  await enter(person, '/app/', { email: request.owner.email, password: PASSWORD });

  const refreshes: number[] = [];
  await page.route('**/api/auth/refresh', async (route) => {
    const answer = await route.fetch();
    refreshes.push(answer.status());
    await route.fulfill({ response: answer });
  });
  // The server refuses whatever comes before the token is renewed.
  await page.route(/\/api\/(?!auth)/, async (route) => {
    if (refreshes.length > 0) return route.continue();
    const headers = await route.request().allHeaders();
    return route.continue({ headers: { ...headers, authorization: 'Bearer expired' } });
  });

  await page
    .getByRole('link', { name: say('common:places.chat') })
    .first()
    .click();
  await page.getByRole('link', { name: /Non mangia/ }).click();
  await expect(page.getByRole('log')).toBeVisible();
  await expect.poll(() => refreshes).toContain(200);
  await expect(page.getByRole('log').getByText(/Non mangia/)).toBeVisible();
  // Mostly one: a token made in the second of the sign-in equals the refused one, so that it is asked for again.
  expect(new Set(refreshes)).toEqual(new Set([200]));
});

test('a vet stays signed in after hours away', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const person = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const { page } = person;
  const request = await newStartedRequest({ address: origin, mailbox });
  await page.clock.install();
  await enter(person, '/', { email: request.vet.email, password: PASSWORD });
  const refreshed = page.waitForResponse('**/api/auth/refresh');
  await page.clock.fastForward('03:00:00');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  expect((await refreshed).status()).toBe(200);
  // A message written while the screen loads is shown too.
  await sendChatMessage(request.owner, request.id, MESSAGE);
  await expect(page.getByText(MESSAGE).first()).toBeVisible();
});
