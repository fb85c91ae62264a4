import { expect } from '@playwright/test';
import { newOwner, PASSWORD } from '@zampa/testing/people';
import { enter } from './pages/account.ts';
import { DESKTOP, newPerson, type Person } from './person.ts';
import { violations } from './policy-violations.ts';
import { test } from './product-fixture.ts';

const DASHBOARD = '/app/dashboard';

/** Returns the session cookies of a browser, by name. */
async function sessionCookies({ context }: Person) {
  const cookies = await context.cookies();
  return cookies
    .filter(({ name }) => name.startsWith('zampa_session_'))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Returns everything that a script of the page can read of the session. */
const readableSession = ({ page }: Person) =>
  page.evaluate(() => JSON.stringify({ ...localStorage, cookie: document.cookie }));

test.describe('session cookie of an app', () => {
  test('is unreadable to scripts and works in other tabs and after a reload', async ({
    browser,
    product: { url: origin },
    mailbox,
  }) => {
    const person = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
    const { page, context } = person;
    const { email } = await newOwner({ address: origin, mailbox });
    await enter(person, '/app/', { email, password: PASSWORD });

    const [cookie] = await sessionCookies(person);
    expect(cookie).toMatchObject({
      name: 'zampa_session_owner',
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'Strict',
    });
    const readable = await readableSession(person);
    expect(readable).toContain(email);
    expect(readable).not.toContain('oken');
    expect(readable).not.toContain(cookie?.value ?? '');

    const tabs = await Promise.all([context.newPage(), context.newPage()]);
    await Promise.all(tabs.map((tab) => tab.goto(origin + DASHBOARD)));
    await page.reload();
    for (const tab of [page, ...tabs]) {
      await expect(tab).toHaveURL(origin + DASHBOARD);
      await expect(tab.getByRole('heading').first()).toBeVisible();
    }
  });
});

test('a page blocks injected styles, markup and scripts', async ({
  browser,
  product: { url: origin },
}) => {
  const { page } = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  await page.goto(`${origin}/app/login`);
  const refused = await page.evaluate(() => {
    const place = document.body.appendChild(document.createElement('div'));
    const attempts = [
      () => void (place.innerHTML = '<b>markup</b>'),
      () => void (document.createElement('script').src = 'https://evil.example/a.js'),
    ];
    place.setAttribute('style', 'width: 1px');
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
    const thrown = attempts.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'failed';
      }
    });
    return { thrown, width: place.style.width, display: getComputedStyle(document.body).display };
  });
  expect(refused).toEqual({ thrown: ['refused', 'refused'], width: '', display: 'block' });
  await expect.poll(() => violations.length).toBe(4);
  expect(violations.map((violation) => violation.split(' ', 1)[0] ?? '').toSorted()).toEqual([
    'require-trusted-types-for',
    'require-trusted-types-for',
    'style-src-attr',
    'style-src-elem',
  ]);
  // They were meant.
  violations.length = 0;
});
