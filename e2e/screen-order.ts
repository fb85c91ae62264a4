import { expect, type JSHandle, type Page } from '@playwright/test';
import type { Person } from './person.ts';

/** How high a head may be before what it belongs to has too little of the screen, in pixels. */
const HIGHEST_HEAD = 180;
/** A phone has more lines for a title, and the head scrolls away with what is below. */
const HIGHEST_HEAD_ON_A_PHONE = 240;
/** Lines that a name may take before it has to be cut. */
const MOST_LINES_OF_A_NAME = 5;

/**
 * Heads keep their height, no text stands one letter below the other, is cut off without a sign or runs out of its box, no
 * name grows without end, nothing lies over its neighbour, and a page that is a frame does not scroll; once rows have found
 * their place.
 */
export async function expectOrderly({ page }: Person, screen: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => findDisorder(page), `disorder on ${screen}`)
    .toEqual([]);
}

/** Returns the layout problems of a page, each with its element and first words. */
async function findDisorder(page: Page): Promise<string[]> {
  const seen = await seenOn(page);
  const found = [await findHighHeads(seen), await findOddTexts(seen), await findOverlaps(seen)];
  await seen.dispose();
  return found.flat();
}

/** The visible elements of a page, as a handle inside the page. */
type Seen = {
  readonly elements: readonly Element[];
  readonly nameOf: (element: Element) => string;
};

const seenOn = (page: Page): Promise<JSHandle<Seen>> =>
  page.evaluateHandle(() => ({
    elements: [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 1 &&
        !element.closest('.z-visually-hidden'),
    ),
    nameOf: ({ tagName, className, textContent }: Element) =>
      `${tagName}.${className} "${(textContent ?? '').trim().slice(0, 40)}"`,
  }));

const findHighHeads = (seen: JSHandle<Seen>): Promise<string[]> =>
  seen.evaluate(
    ({ elements, nameOf }, { highest, highestOnPhone }) => {
      const most = innerWidth < 768 ? highestOnPhone : highest;
      const high = elements
        .filter(({ tagName }) => tagName === 'HEADER')
        .map((head) => ({ head, height: Math.round(head.getBoundingClientRect().height) }))
        .filter(({ height }) => height > most)
        .map(({ head, height }) => `${height} px high: ${nameOf(head)}`);
      // An element positioned outside a full-height frame makes the page behind it scroll.
      const { scrollHeight } = document.documentElement;
      const shell = document.querySelector('#root > :last-child')?.getBoundingClientRect();
      const beyond = scrollHeight - Math.max(innerHeight, Math.ceil(shell?.height ?? 0));
      return beyond > 1 ? [...high, `the page goes on for ${beyond} px below its frame`] : high;
    },
    { highest: HIGHEST_HEAD, highestOnPhone: HIGHEST_HEAD_ON_A_PHONE },
  );

const findOddTexts = (seen: JSHandle<Seen>): Promise<string[]> =>
  seen.evaluate(({ elements, nameOf }, mostLines) => {
    const oddities = (element: Element): string[] => {
      const own = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      const [first, last] = [own[0], own.at(-1)];
      if (!first || !last || ['TEXTAREA', 'SCRIPT', 'STYLE'].includes(element.tagName)) return [];
      const range = document.createRange();
      range.setStartBefore(first);
      range.setEndAfter(last);
      const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      // An inline element is as high as its text, also where the block around it shows only some lines.
      let block = element;
      while (getComputedStyle(block).display === 'inline' && block.parentElement)
        block = block.parentElement;
      const { bottom: edge } = block.getBoundingClientRect();
      const rows = [...range.getClientRects()].filter(
        ({ width, top, bottom }) => width > 0 && (top + bottom) / 2 < edge,
      );
      const lines = new Set(rows.map(({ top }) => Math.round(top))).size;
      const letters = own.map(({ nodeValue }) => nodeValue?.trim()).join(' ');
      const style = getComputedStyle(element);
      const isCutOnPurpose = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const isCut =
        ['hidden', 'clip'].includes(style.overflowY) &&
        element.scrollHeight > element.clientHeight + 2;
      // Spaces at the end of a line that are kept hang over its edge.
      const isSpilt =
        style.display !== 'inline' &&
        !style.whiteSpace.startsWith('pre') &&
        (text.right > box.right + 2 || text.left < box.left - 2);
      return [
        ...(lines > 3 && letters.length / lines < 6 ? ['letters below each other'] : []),
        ...(lines > mostLines && letters.length < 150 && /\S{20}/.test(letters)
          ? [`${lines} lines of a name`]
          : []),
        ...(isCut && !isCutOnPurpose ? ['cut off'] : []),
        ...(isSpilt && !isCutOnPurpose ? ['runs out of its box'] : []),
      ].map((oddity) => `${oddity}: ${nameOf(element)}`);
    };
    return elements.flatMap(oddities);
  }, MOST_LINES_OF_A_NAME);

const findOverlaps = (seen: JSHandle<Seen>): Promise<string[]> =>
  seen.evaluate(({ elements, nameOf }) => {
    // The visible content box of an element without its padding, into which a press target may extend.
    const contentOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [content, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return {
        element,
        left: Math.max(content.left, box.left),
        right: Math.min(content.right, box.right),
        top: Math.max(content.top, box.top),
        bottom: Math.min(content.bottom, box.bottom),
      };
    };
    const overlapsAmong = (group: readonly Element[]) => {
      const contents = group.map(contentOf);
      return contents.flatMap((one, index) =>
        contents
          .slice(index + 1)
          .filter(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2 &&
              !one.element.contains(other.element),
          )
          .map((other) => `${nameOf(one.element)} over ${nameOf(other.element)}`),
      );
    };
    // Intentional overlays are out of the flow or have no text.
    const isInFlow = (element: Element) => {
      const { position, display, float } = getComputedStyle(element);
      return ['static', 'relative'].includes(position) && display !== 'inline' && float === 'none';
    };
    const worded = elements.filter(
      (element) => (element.textContent ?? '').trim() && isInFlow(element),
    );
    const siblings = Map.groupBy(worded, ({ parentElement }) => parentElement);
    const pressed = Map.groupBy(
      elements.filter((element) => element.matches('header a, header button')),
      (element) => element.closest('header'),
    );
    return [...siblings.values(), ...pressed.values()].flatMap(overlapsAmong);
  });
