import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { watchPolicy } from './policy-violations.ts';
import { type Language, type Say, wordsOf } from './texts.ts';

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export type PersonOptions = {
  readonly origin: string;
  readonly language: Language;
  readonly viewport: typeof DESKTOP | typeof PHONE;
  /** Where their device thinks it is. */
  readonly timezoneId?: string;
};

/** Somebody at a browser of their own. */
export type Person = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly say: Say;
  readonly origin: string;
  readonly language: Language;
  readonly onPhone: boolean;
};

let people = 0;

/** Everybody is at home somewhere else: what is limited for each address of the network is limited for each of them. */
function nextAddress(): string {
  people += 1;
  return `192.168.${people >> 8}.${people & 255}`;
}

export async function newPerson(
  browser: Browser,
  { origin, language, viewport, timezoneId = 'Europe/Rome' }: PersonOptions,
): Promise<Person> {
  const context = await browser.newContext({
    viewport,
    extraHTTPHeaders: { 'x-forwarded-for': nextAddress() },
    locale: language === 'it' ? 'it-IT' : 'en-US',
    timezoneId,
    hasTouch: viewport === PHONE,
  });
  await watchPolicy(context);
  const page = await context.newPage();
  return {
    page,
    context,
    say: wordsOf(language),
    origin,
    language,
    onPhone: viewport === PHONE,
  };
}

/** Nothing that axe knows of, or that these of its rules look for, keeps anybody from using this screen. */
export async function expectAccessible(
  { page }: Person,
  screen: string,
  rules?: readonly string[],
): Promise<void> {
  await page.evaluate(untilStill);
  // There are no frames, so everything runs in the page itself.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules) axe.withRules([...rules]);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect.soft(found, `axe on ${screen}`).toEqual([]);
}

/** Runs in the page: what fades from one colour to another has done so, what goes round for ever is left to. */
async function untilStill(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
