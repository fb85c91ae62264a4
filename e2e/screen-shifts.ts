import { expect, type Page } from '@playwright/test';
import type { Person } from './person.ts';

/** Half of what counts as good (web.dev/cls): what is read has stayed where it was. */
const MOST_SHIFT = 0.05;

declare global {
  interface Window {
    /** The layout shifts of this page without user input, each with its share of the window. */
    readonly shifts: { readonly value: number; readonly element: string }[];
  }
}

/** Keeps, on every page from now on, what moves there without anybody having pressed anything. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Window['shifts'] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      const isShift = (entry: PerformanceEntry): entry is Shift => 'hadRecentInput' in entry;
      for (const { value, hadRecentInput, sources } of list.getEntries().filter(isShift)) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node.className : ''));
        if (!hadRecentInput) shifts.push({ value, element: moved.join(' + ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Nothing that could be read already was pushed away by what came later, since the page was opened. */
export async function expectSteady({ page }: Person, screen: string): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  const moved = shifts.map(({ value, element }) => `${value.toFixed(3)} ${element}`).join('; ');
  expect.soft(sum, `what moved on ${screen}: ${moved}`).toBeLessThan(MOST_SHIFT);
}
