import { MantineProvider, type MantineThemeOverride } from '@mantine/core';
import { run } from 'axe-core';
import { expect, it, onTestFinished } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Catalogue } from './Catalogue.tsx';
import { examples } from './examples.ts';
import { looksIn } from './looks.ts';
import type { Language } from './words.ts';

const SCHEMES = ['light', 'dark'] as const;
/** The longer language is looked at where there is less room for it as well. */
const SIGHTS: readonly (readonly [number, Language])[] = [
  [390, 'en'],
  [390, 'it'],
  [1280, 'en'],
  [1280, 'it'],
];
/** What a part that is shown alone consists of at least. */
const FRAME = '[role="dialog"] button, main, nav, [role="status"]';
const ALONE = Object.keys(examples).filter((name) => examples[name]?.isAlone);

export type Looked = { readonly app: 'clinic' | 'owner'; readonly theme: MantineThemeOverride };

/** Looks at every part of one app's kit; whoever calls it has imported that app's sheet. */
export function lookAtCatalogue({ app, theme }: Looked): void {
  const show = async (scheme: (typeof SCHEMES)[number], language: Language, alone?: string) => {
    document.documentElement.lang = language;
    await cleanup();
    await render(
      <MantineProvider theme={theme} forceColorScheme={scheme}>
        <Catalogue language={language} {...(alone !== undefined && { alone })} />
      </MantineProvider>,
    );
    await expect.poll(() => document.documentElement.dataset['mantineColorScheme']).toBe(scheme);
    await Promise.allSettled(endingAnimations());
  };

  for (const scheme of SCHEMES) {
    it.each(SIGHTS)(`can be used by everybody at %i px, %s, ${scheme}`, async (width, language) => {
      await page.viewport(width, 900);
      await show(scheme, language);
      expect(await problems()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    });

    it.each(ALONE)(`%s can be used by everybody, ${scheme}`, async (name) => {
      await page.viewport(390, 844);
      await show(scheme, 'it', name);
      expect(await problems()).toEqual([]);
    });

    it(`looks as it did, ${scheme}`, async () => {
      onTestFinished(withoutPointer());
      await page.viewport(390, 900);
      await show(scheme, 'en');
      const looks = [...document.querySelectorAll<HTMLElement>('[data-example]')].map((part) =>
        described(part.dataset['example'], part),
      );
      for (const name of ALONE) {
        await show(scheme, 'en', name);
        looks.push(await describedWhenStill(name));
      }
      await expect(`${looks.join('\n\n')}\n`).toMatchFileSnapshot(`./looks/${app}-${scheme}.txt`);
    });
  }
}

/** Where the pointer happens to stand is no part of a look. Returns what lets it count again. */
function withoutPointer(): () => void {
  const style = document.createElement('style');
  style.textContent = '* { pointer-events: none !important; }';
  document.head.append(style);
  return () => style.remove();
}

const described = (name: string | undefined, root: Element) =>
  [name, ...looksIn(root).map((look) => `  ${look}`)].join('\n');

/** What lies over a page comes a few frames later: it is there, and looks the same twice. */
async function describedWhenStill(name: string): Promise<string> {
  let before = '';
  await expect
    .poll(() => {
      const now = described(name, document.body);
      const isStill = now === before && document.querySelector(FRAME) !== null;
      before = now;
      return isStill;
    })
    .toBe(true);
  return before;
}

async function problems(): Promise<readonly string[]> {
  const { violations } = await run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** What goes round for ever is left to. */
const endingAnimations = () =>
  document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished);
