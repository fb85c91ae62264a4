import { expect, type Page } from '@playwright/test';
import { expectAccessible, type Person } from './person.ts';

const TOUCHABLE = 44;
const KEY = /\b[a-z-]+:[a-z]+(\.[a-zA-Z_]+)+/g;

/** Nobody has to scroll sideways, neither the page nor what scrolls within it, once its rows have found their place. */
export async function expectNoOverflow({ page }: Person, screen: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => findWide(page), `sideways on ${screen}`)
    .toEqual([]);
}

const findWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('body *')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .filter(
        (element) =>
          element === document.documentElement ||
          ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
      )
      // A row that is meant to be swiped shows no scroll bar.
      .filter((element) => getComputedStyle(element).scrollbarWidth !== 'none')
      .map(
        ({ tagName, className, scrollWidth, clientWidth }) =>
          `${tagName}.${className} is ${scrollWidth - clientWidth} px too wide`,
      ),
  );

/** No text stands in a column so narrow that its words fall apart letter by letter. */
export async function expectRoomForWords({ page }: Person, screen: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => findSqueezed(page), `squeezed on ${screen}`)
    .toEqual([]);
}

/** Returns the texts whose longest word is more than twice as long as their box is wide; names without an end go on below. */
const findSqueezed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ruler = document.createElement('canvas').getContext('2d');
    return (
      [...document.querySelectorAll('body *')]
        .filter((element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        // Elements for screen readers only take no space on the screen.
        .filter((element) => getComputedStyle(element).clipPath === 'none')
        .map((element) => {
          const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
          const text = own.map(({ textContent }) => textContent).join(' ');
          const { display, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
          if (ruler) ruler.font = `${fontWeight} ${fontSize} ${fontFamily}`;
          const all = display.startsWith('inline') ? [] : text.split(/\s+/);
          const words = all.filter(({ length }) => length <= 20);
          const longest = Math.max(0, ...words.map((word) => ruler?.measureText(word).width ?? 0));
          return { text, longest, width: element.getBoundingClientRect().width };
        })
        .filter(({ longest, width }) => width > 1 && longest > 2 * width)
        .map(
          ({ text, longest, width }) =>
            `"${text.trim()}" has ${Math.round(width)} px, its longest word needs ${Math.round(longest)}`,
        )
    );
  });

/** Every text, also one that is only read aloud, is a sentence and not the key of one. */
export async function expectTranslated({ page }: Person, screen: string): Promise<void> {
  const text = await page.evaluate(() => {
    const names = ['aria-label', 'placeholder', 'title', 'alt'];
    const labeledElements = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())];
    return [
      document.title,
      document.body.innerText,
      ...labeledElements.flatMap((element) =>
        names.map((name) => element.getAttribute(name) ?? ''),
      ),
    ].join('\n');
  });
  expect.soft(text.match(KEY) ?? [], `keys on ${screen}`).toEqual([]);
}

/** Whatever is touched is as large as a thumb; links within a sentence are not. */
export async function expectTouchable({ page }: Person, screen: string): Promise<void> {
  const small = await page.evaluate((least) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const sizeOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width: Math.round(width), height: Math.round(height) };
    };
    // The label of a box or a choice is touched as well as the box itself.
    const targetsOf = (element: Element): readonly Element[] =>
      element instanceof HTMLInputElement && element.labels && element.type !== 'text'
        ? [element, ...element.labels]
        : [element];
    const isLarge = (element: Element) => {
      const { width, height } = sizeOf(element);
      return width >= least && height >= least;
    };
    // Those that only read aloud are a pixel large: what opens them is another control.
    const isHidden = (element: Element) => sizeOf(element).width <= 1;
    const controls = document.querySelectorAll(
      'a[href], button, input, select, textarea, [role=button], [role=radio], [role=tab]',
    );
    return [...controls]
      .filter((element) => isShown(element) && getComputedStyle(element).display !== 'inline')
      .filter((element) => !targetsOf(element).some(isLarge))
      .filter((element) => !targetsOf(element).every(isHidden))
      .map((element) => {
        const { width, height } = sizeOf(element);
        return `${width} × ${height}: ${element.outerHTML.slice(0, 160)}`;
      });
  }, TOUCHABLE);
  expect.soft(small, `too small to touch on ${screen}`).toEqual([]);
}

/** Waits until a screen shows what it has to, and nothing is loading any more. */
export async function expectLoaded({ page, say }: Person, shows: string): Promise<void> {
  await expect(page.getByText(say(shows)).first()).toBeAttached();
  for (const loading of ['common:states.loading', 'common:states.starting'])
    await expect(page.getByRole('status', { name: say(loading) })).toHaveCount(0);
}

/** Everybody can use the screen, nothing leaves it at the side, and no text lacks in its language. */
export async function expectFine(person: Person, screen: string): Promise<void> {
  await expectAccessible(person, screen);
  await expectNoOverflow(person, screen);
  await expectTranslated(person, screen);
}

/** The same on a phone, where everything that can be pressed is large enough for a thumb. */
export async function expectFineByThumb(person: Person, screen: string): Promise<void> {
  await expectFine(person, screen);
  await expectTouchable(person, screen);
}
