import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { shownLater } from './shown-later.tsx';

type Happened = string[];
type PartProps = { readonly search: object; readonly text: string; readonly happened: Happened };

/** Writes down what it has shown, in the order in which it was to be seen. */
function Told({ text, happened }: Pick<PartProps, 'text' | 'happened'>) {
  useEffect(() => void happened.push(text), [text, happened]);
  return <p>{text}</p>;
}

const Part = shownLater(({ text, happened }: PartProps) => (
  <Told text={`part ${text}`} happened={happened} />
));

/** A part of a screen, and what stands after it: React tells the first of two that are painted together first. */
const screen = (search: object, text: string, happened: Happened) => (
  <>
    <Part search={search} text={text} happened={happened} />
    <Told text={`around ${text}`} happened={happened} />
  </>
);

it('goes to another address after what is around it', async () => {
  const happened: Happened = [];
  const page = await render(screen({ day: 1 }, 'one', happened));
  happened.length = 0;
  await page.rerender(screen({ day: 2 }, 'two', happened));
  await expect.element(page.getByText('part two')).toBeVisible();
  expect(happened).toEqual(['around two', 'part two']);
});

it('shows what changes at the same address at once', async () => {
  const happened: Happened = [];
  const search = { day: 1 };
  const page = await render(screen(search, 'one', happened));
  happened.length = 0;
  await page.rerender(screen(search, 'two', happened));
  await expect.element(page.getByText('part two')).toBeVisible();
  expect(happened).toEqual(['part two', 'around two']);
});

it('keeps to the newest of several addresses', async () => {
  const happened: Happened = [];
  const page = await render(screen({ day: 1 }, 'one', happened));
  await page.rerender(screen({ day: 2 }, 'two', happened));
  await page.rerender(screen({ day: 3 }, 'three', happened));
  await expect.element(page.getByText('part three')).toBeVisible();
  await expect.element(page.getByText('part two')).not.toBeInTheDocument();
});
