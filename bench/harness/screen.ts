import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@zampa/db/seed/accounts';
import { browserArguments, provideBrowser } from '@zampa/testing/browser';
import { anotherNetwork } from './callers.ts';
import { FORGET_LATENESS, UNTIL_AT_REST, WATCH_LATENESS, WORST_LATENESS } from './lateness.ts';

/** Somebody at a browser whose processor can be slowed. */
export type Screen = {
  readonly page: Page;
  /** Goes to a page and waits until it is at rest. */
  readonly goTo: (path: string) => Promise<void>;
  /** Presses what is there, as a finger or a mouse does. @returns how late the screen answered, in milliseconds */
  readonly press: (target: Locator) => Promise<number>;
  /** Writes into what is focused. @returns how late the slowest letter stood there, in milliseconds */
  readonly type: (text: string) => Promise<number>;
  readonly close: () => Promise<void>;
};

const VIEWPORTS = {
  '/': { width: 1440, height: 900 },
  '/app/': { width: 390, height: 844 },
} as const;
export type App = keyof typeof VIEWPORTS;

/** As long as a finger or a mouse is down in a quick press. */
const PRESS_MS = 60;

/** Between two letters of somebody who types quickly. */
const LETTER_MS = 150;

/** Signs somebody of the demonstration in at an app. @param slowed how many times slower than here its processor is */
export async function openScreen(
  origin: string,
  app: App,
  email: string,
  slowed: number,
): Promise<Screen> {
  const browser = await chromium.launch({
    executablePath: provideBrowser(),
    args: [...browserArguments],
  });
  const context = await browser.newContext({
    viewport: VIEWPORTS[app],
    hasTouch: app === '/app/',
    locale: 'en-US',
    timezoneId: 'Europe/Rome',
    extraHTTPHeaders: anotherNetwork(),
    // Data stored on the device would distort the measurement.
    serviceWorkers: 'block',
  });
  await context.addInitScript(WATCH_LATENESS);
  const page = await signIn(context, `${origin}${app}`, email);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const answered = async (act: () => Promise<void>) => {
    await page.evaluate(FORGET_LATENESS);
    await act();
    await page.evaluate(UNTIL_AT_REST);
    return page.evaluate<number>(WORST_LATENESS);
  };
  return {
    page,
    goTo: async (path) => {
      await page.goto(`${origin}${app}${path}`);
      await page.evaluate(UNTIL_AT_REST);
    },
    press: async (target) => {
      const { x, y } = await middleOf(target);
      // Warm up: the person has opened this screen before.
      await page.mouse.move(x, y);
      await page.evaluate(UNTIL_AT_REST);
      return answered(() => page.mouse.click(x, y, { delay: PRESS_MS }));
    },
    type: (text) => answered(() => page.keyboard.type(text, { delay: LETTER_MS })),
    close: () => browser.close(),
  };
}

async function signIn(context: BrowserContext, home: string, email: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${home}login`);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${home}dashboard`);
  await page.evaluate(UNTIL_AT_REST);
  return page;
}

async function middleOf(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be pressed is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
