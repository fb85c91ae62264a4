import { expect } from '@playwright/test';
import { calendarScreens } from './calendar-screens.ts';
import { chatScreens, ownerSettingsScreens, petScreens, requestScreens } from './owner-screens.ts';
import { type App, enter } from './pages/account.ts';
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
  clientScreens,
  clinicSettingsScreens,
  demonstrationAccounts,
  giveLongNames,
  guestScreens,
  practiceScreens,
  requestListScreens,
  type Screen,
} from './screens.ts';

/** The laptops that most clinics have. */
const LAPTOPS = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
] as const;
const NARROW = { width: 360, height: 740 } as const;

const { owner, vet } = demonstrationAccounts;

/** Screens that one person visits one after the other. Those with the most screens come first, so that both workers end together. */
const groups = [
  { app: '/', name: 'setting up a clinic', account: vet, read: practiceScreens },
  { app: '/', name: 'the clinic’s team and settings', account: vet, read: clinicSettingsScreens },
  { app: '/app/', name: 'the owner’s chats', account: owner, read: chatScreens },
  { app: '/app/', name: 'the owner’s settings', account: owner, read: () => ownerSettingsScreens },
  { app: '/', name: 'the clinic’s calendar', account: vet, read: () => calendarScreens },
  { app: '/', name: 'the clinic’s clients', account: vet, read: clientScreens },
  { app: '/', name: 'the clinic’s requests', account: vet, read: requestListScreens },
  { app: '/app/', name: 'the owner’s pets and clinics', account: owner, read: petScreens },
  { app: '/app/', name: 'a request of the owner', account: owner, read: () => requestScreens },
  { app: '/', name: 'the clinic platform before sign-in', account: null, read: () => guestScreens },
  { app: '/app/', name: 'the owner app before sign-in', account: null, read: () => guestScreens },
] as const;

/**
 * A color scheme changes only colors, and a language only texts. So each language has one scheme, and axe looks at each
 * screen once in each: at its first width in Italian and light, at the other one in English and dark.
 */
const looks = [
  { language: 'en', colorScheme: 'dark' },
  { language: 'it', colorScheme: 'light' },
] as const;

// Groups need nothing of each other: each worker has a demonstration of its own.
test.describe.configure({ mode: 'parallel' });
test.use({ settings: { DEMO: '1' } });

test.beforeAll(({ product }) => giveLongNames(product.url));

for (const { app, name, account, read } of groups)
  for (const { language, colorScheme } of looks)
    test(`every screen of ${name} passes at every width (${language}, ${colorScheme})`, async ({
      browser,
      product: { url: origin },
    }) => {
      const viewport = homeOf(app);
      const person = await newPerson(browser, { origin, language, viewport });
      const { page } = person;
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await watchShifts(page);
      const errors = errorsOf(person);
      const screens = await read(origin);
      if (account) await enter(person, app, account, screens[0]?.path);
      for (const screen of screens) await expectGood(person, app, screen, errors);
    });

for (const { app, account } of [
  { app: '/', account: vet },
  { app: '/app/', account: owner },
] as const)
  test(`the login at ${app} offers the demonstration`, async ({
    browser,
    product: { url: origin },
  }) => {
    const viewport = homeOf(app);
    const { page, say } = await newPerson(browser, { origin, language: 'en', viewport });
    await page.goto(`${origin}${app}login`);
    await page.getByRole('button', { name: say('account:login.demo') }).click();
    await expect(page.getByLabel(say('account:fields.email'), { exact: true })).toHaveValue(
      account.email,
    );
    await page.getByRole('button', { name: say('account:login.submit') }).click();
    await expect(page).toHaveURL(`${origin}${app}dashboard`);
  });

/** The width at which an app is used most. */
const homeOf = (app: App) => (app === '/app/' ? PHONE : DESKTOP);

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
  shown: Screen,
  errors: () => string[],
): Promise<void> {
  const { path, shows, prepare, isGone } = shown;
  const { page, language } = person;
  const screen = `${app}${path} (${language})`;
  await prepare?.(person);
  // Each app is opened where it is at home; after that the window changes, which costs no visit.
  const home = homeOf(app);
  const isOwners = app === '/app/';
  for (const size of [home, home === PHONE ? DESKTOP : PHONE]) {
    const look = `${screen} ${size === PHONE ? 'on a phone' : 'at a desk'}`;
    await page.setViewportSize(size);
    const isLoaded = size === home && (await open(person, app, shown));
    await expectLoaded(person, shows);
    if ((size === home) === (language === 'it')) await expectAccessible(person, look);
    await expectTranslated(person, look);
    if (isLoaded) await expectSteady(person, look);
    await expectNoOverflow(person, look);
    // Owners have a phone; at a desk theirs is a wider one.
    if (!isOwners || size === PHONE) await expectOrderly(person, look);
  }
  if (isOwners) await expectUsableByThumb(person, screen);
  else await expectFitsLaptops(person, screen);
  const complaints = errors().filter((each) => !isGone || !each.includes('404 (Not Found)'));
  expect.soft(complaints, `errors on ${screen}`).toEqual([]);
}

/**
 * Opens a screen: in English by loading its address, in Italian within the app, which takes a fifth of the time. Where the
 * screen before it shows the same text, it is loaded in Italian too. Returns whether the address was loaded, perhaps by the
 * sign-in.
 */
async function open(
  { page, say, origin, language }: Person,
  app: App,
  { path, shows, prepare }: Screen,
): Promise<boolean> {
  const address = `${app}${path}`;
  if (page.url() === origin + address && !prepare) return true;
  const isInApp = page.url().startsWith(origin);
  if (language === 'en' || !isInApp || (await page.getByText(say(shows)).count()) > 0) {
    await page.goto(origin + address);
    return true;
  }
  await page.evaluate((to) => history.pushState({}, '', to), address);
  return false;
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
