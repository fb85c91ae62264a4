import { expect } from '@playwright/test';
import type { App } from './pages/account.ts';
import { DESKTOP, expectAccessible, newPerson, type Person, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import {
  expectLoaded,
  expectNoOverflow,
  expectRoomForWords,
  expectTouchable,
  expectTranslated,
} from './screen-checks.ts';
import { expectOrderly } from './screen-order.ts';
import { expectSteady, watchShifts } from './screen-shifts.ts';
import {
  clinicScreens,
  giveLongNames,
  guestScreens,
  ownerScreens,
  practiceScreens,
  type Screen,
} from './screens.ts';

/** The laptops that most clinics have. */
const LAPTOPS = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
] as const;
const NARROW = { width: 360, height: 740 } as const;

const apps = [
  // The longest first: two workers are then done at about the same time.
  { app: '/', name: 'the clinic platform', before: guestScreens, screens: clinicScreens },
  { app: '/app/', name: 'the owner app', before: guestScreens, screens: ownerScreens },
  { app: '/', name: 'setting up a clinic', before: [], screens: practiceScreens },
] as const;

// They are the longest of all and need nothing of each other: each worker has a demonstration of its own.
test.describe.configure({ mode: 'parallel' });
// Some forty loads and several looks at each, on whatever machine this is.
test.setTimeout(900_000);
test.use({ settings: { DEMO: '1' } });

test.beforeAll(({ product }) => giveLongNames(product.url));

for (const { app, name, before, screens } of apps)
  for (const language of ['en', 'it'] as const)
    test(`every screen of ${name} passes in light and dark, wide and narrow (${language})`, async ({
      browser,
      product: { url: origin },
    }) => {
      const person = await newPerson(browser, { origin, language, viewport: DESKTOP });
      await person.page.emulateMedia({ reducedMotion: 'reduce' });
      await watchShifts(person.page);
      const errors = errorsOf(person);
      for (const screen of before) await expectGood(person, app, screen, errors);

      await enterDemonstration(person, app);
      for (const screen of await screens(origin)) await expectGood(person, app, screen, errors);
    });

/** Signs in with the account that the login page offers. */
async function enterDemonstration({ page, say, origin }: Person, app: App): Promise<void> {
  await page.goto(`${origin}${app}login`);
  await page.getByRole('button', { name: say('account:login.demo') }).click();
  await page.getByRole('button', { name: say('account:login.submit') }).click();
  await expect(page).toHaveURL(`${origin}${app}dashboard`);
}

/** Returns a function that returns the console errors since its last call. */
function errorsOf({ page }: Person): () => string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return () => errors.splice(0);
}

async function expectGood(
  person: Person,
  app: App,
  { path, shows, prepare, isGone }: Screen,
  errors: () => string[],
): Promise<void> {
  const { page, origin, language } = person;
  const screen = `${app}${path} (${language})`;
  await prepare?.(person);
  // Each app is opened where it is at home; after that the window changes, which costs no visit.
  const isOwners = app === '/app/';
  const sizes = isOwners ? [PHONE, DESKTOP] : [DESKTOP, PHONE];
  for (const size of sizes) {
    const look = `${screen} ${size === PHONE ? 'on a phone' : 'at a desk'}`;
    await page.setViewportSize(size);
    if (size === sizes[0]) await page.goto(`${origin}${app}${path}`);
    await expectLoaded(person, shows);
    await expectFine(person, look, (language === 'en') === (size === DESKTOP) ? 'dark' : 'light');
    if (size === sizes[0]) await expectSteady(person, look);
    await expectNoOverflow(person, look);
    // Owners have a phone; at a desk theirs is a wider one.
    if (!isOwners || size === PHONE) await expectOrderly(person, look);
  }
  if (isOwners) await expectUsableByThumb(person, screen);
  else await expectFitsLaptops(person, screen);
  const complaints = errors().filter((each) => !isGone || !each.includes('404 (Not Found)'));
  expect.soft(complaints, `errors on ${screen}`).toEqual([]);
}

type Scheme = 'light' | 'dark';

/**
 * A color scheme changes only colors. So each language checks one width in the light scheme with all checks, and the
 * other width in the dark scheme.
 */
async function expectFine(person: Person, screen: string, scheme: Scheme): Promise<void> {
  await choose(person, scheme);
  const rules = scheme === 'dark' ? ['color-contrast'] : undefined;
  await expectAccessible(person, `${screen}, ${scheme}`, rules);
  await expectTranslated(person, screen);
}

async function choose({ page }: Person, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
}

async function expectFitsLaptops(person: Person, screen: string): Promise<void> {
  for (const laptop of LAPTOPS) {
    await person.page.setViewportSize(laptop);
    await expectOrderly(person, `${screen} at ${laptop.width} px`);
    await expectNoOverflow(person, `${screen} at ${laptop.width} px`);
  }
}

async function expectUsableByThumb(person: Person, screen: string): Promise<void> {
  await person.page.setViewportSize(PHONE);
  await expectTouchable(person, screen);
  await person.page.setViewportSize(NARROW);
  await chooseLetters(person, 32);
  const size = `${screen} at 360 px with text twice as large`;
  await expectNoOverflow(person, size);
  await expectRoomForWords(person, size);
  await chooseLetters(person, 16);
}

/** Sets the size of letters in the browser's own settings, as people do who need larger ones. */
async function chooseLetters({ context, page }: Person, pixels: number): Promise<void> {
  const browserItself = await context.newCDPSession(page);
  await browserItself.send('Page.setFontSizes', {
    fontSizes: { standard: pixels, fixed: pixels },
  });
  await browserItself.detach();
}
