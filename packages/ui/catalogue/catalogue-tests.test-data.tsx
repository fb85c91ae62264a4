import { MantineProvider, type MantineThemeOverride } from '@mantine/core';
import { run } from 'axe-core';
import { expect, it, onTestFinished } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Catalogue } from './Catalogue.tsx';
import { examples } from './examples.ts';
import { computedStylesIn } from './computed-styles.ts';
import type { Language } from './words.ts';

const SCHEMES = ['light', 'dark'] as const;
/** Also tests the longer language at the narrow width. */
const VIEWPORTS: readonly (readonly [number, Language])[] = [
  [390, 'en'],
  [390, 'it'],
  [1280, 'en'],
  [1280, 'it'],
];
/** Selector that matches once a full-screen example is rendered. */
const RENDERED_FRAME = '[role="dialog"] button, main, nav, [role="status"]';
const FULL_SCREEN_EXAMPLES = Object.keys(examples).filter((name) => examples[name]?.isFullScreen);

export type CatalogueApp = {
  readonly app: 'clinic' | 'owner';
  readonly theme: MantineThemeOverride;
};

/** Defines the tests of all kit components in one app. The caller must have imported the app's stylesheet. */
export function defineCatalogueTests({ app, theme }: CatalogueApp): void {
  const renderCatalogue = async (
    scheme: (typeof SCHEMES)[number],
    language: Language,
    onlyExample?: string,
  ) => {
    document.documentElement.lang = language;
    await cleanup();
    await render(
      <MantineProvider theme={theme} forceColorScheme={scheme}>
        <Catalogue language={language} {...(onlyExample !== undefined && { onlyExample })} />
      </MantineProvider>,
    );
    await expect.poll(() => document.documentElement.dataset['mantineColorScheme']).toBe(scheme);
    await Promise.allSettled(finiteAnimations());
  };

  for (const scheme of SCHEMES) {
    it.each(VIEWPORTS)(
      `the catalogue has no accessibility problem at %i px, %s, ${scheme}`,
      async (width, language) => {
        await page.viewport(width, 900);
        await renderCatalogue(scheme, language);
        expect(await findAccessibilityProblems()).toEqual([]);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      },
    );

    it.each(FULL_SCREEN_EXAMPLES)(
      `%s has no accessibility problem alone, ${scheme}`,
      async (name) => {
        await page.viewport(390, 844);
        await renderCatalogue(scheme, 'it', name);
        expect(await findAccessibilityProblems()).toEqual([]);
      },
    );

    it(`the catalogue's computed styles match the snapshot, ${scheme}`, async () => {
      onTestFinished(disablePointer());
      await page.viewport(390, 900);
      await renderCatalogue(scheme, 'en');
      const looks = [...document.querySelectorAll<HTMLElement>('[data-example]')].map((part) =>
        describeStyles(part.dataset['example'], part),
      );
      for (const name of FULL_SCREEN_EXAMPLES) {
        await renderCatalogue(scheme, 'en', name);
        looks.push(await describeStylesWhenStable(name));
      }
      await expect(`${looks.join('\n\n')}\n`).toMatchFileSnapshot(`./looks/${app}-${scheme}.txt`);
    });
  }
}

/**
 * Disables hover styles, so that the pointer position does not change the snapshot. Returns a function that restores
 * them.
 */
function disablePointer(): () => void {
  const style = document.createElement('style');
  style.textContent = '* { pointer-events: none !important; }';
  document.head.append(style);
  return () => style.remove();
}

const describeStyles = (name: string | undefined, root: Element) =>
  [name, ...computedStylesIn(root).map((look) => `  ${look}`)].join('\n');

/** Overlays appear some frames later: waits until the styles are the same twice. */
async function describeStylesWhenStable(name: string): Promise<string> {
  let previous = '';
  await expect
    .poll(() => {
      const now = describeStyles(name, document.body);
      const isStill = now === previous && document.querySelector(RENDERED_FRAME) !== null;
      previous = now;
      return isStill;
    })
    .toBe(true);
  return previous;
}

async function findAccessibilityProblems(): Promise<readonly string[]> {
  const { violations } = await run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Ignores infinite animations. */
const finiteAnimations = () =>
  document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished);
