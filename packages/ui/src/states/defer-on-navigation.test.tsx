import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { deferOnNavigation } from './defer-on-navigation.tsx';

type RenderLog = string[];
type PartProps = { readonly search: object; readonly text: string; readonly log: RenderLog };

/** Records the rendered texts in order. */
function RenderLogger({ text, log }: Pick<PartProps, 'text' | 'log'>) {
  useEffect(() => void log.push(text), [text, log]);
  return <p>{text}</p>;
}

const DeferredPart = deferOnNavigation(({ text, log }: PartProps) => (
  <RenderLogger text={`part ${text}`} log={log} />
));

/** A deferred part followed by its surroundings. In a single commit, the effect of the first one runs first. */
const renderScreen = (search: object, text: string, log: RenderLog) => (
  <>
    <DeferredPart search={search} text={text} log={log} />
    <RenderLogger text={`around ${text}`} log={log} />
  </>
);

it('deferOnNavigation renders a new address after its surroundings', async () => {
  const log: RenderLog = [];
  const page = await render(renderScreen({ day: 1 }, 'one', log));
  log.length = 0;
  await page.rerender(renderScreen({ day: 2 }, 'two', log));
  await expect.element(page.getByText('part two')).toBeVisible();
  expect(log).toEqual(['around two', 'part two']);
});

it('deferOnNavigation renders changes at the same address immediately', async () => {
  const log: RenderLog = [];
  const search = { day: 1 };
  const page = await render(renderScreen(search, 'one', log));
  log.length = 0;
  await page.rerender(renderScreen(search, 'two', log));
  await expect.element(page.getByText('part two')).toBeVisible();
  expect(log).toEqual(['part two', 'around two']);
});

it('deferOnNavigation renders only the newest of several addresses', async () => {
  const log: RenderLog = [];
  const page = await render(renderScreen({ day: 1 }, 'one', log));
  await page.rerender(renderScreen({ day: 2 }, 'two', log));
  await page.rerender(renderScreen({ day: 3 }, 'three', log));
  await expect.element(page.getByText('part three')).toBeVisible();
  await expect.element(page.getByText('part two')).not.toBeInTheDocument();
});
