import axe from 'axe-core';
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

/** Expects that axe finds no problem on this screen, or none of these of its rules. */
export async function expectAccessible(
  { page }: Person,
  screen: string,
  rules?: readonly string[],
): Promise<void> {
  await page.evaluate(untilStill);
  // Loading axe takes as long as running it, so each document loads it once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(findProblems, rules && [...rules]);
  expect.soft(found, `axe on ${screen}`).toEqual([]);
}

/** Runs in the page: returns the problems that axe finds, each with its first words of HTML. */
async function findProblems(rules?: string[]): Promise<string[]> {
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
    resultTypes: ['violations'],
    runOnly: rules
      ? { type: 'rule', values: rules }
      : { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Runs in the page: what fades from one colour to another has done so, what goes round for ever is left to. */
async function untilStill(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
