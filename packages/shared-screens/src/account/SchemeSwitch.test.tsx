import { afterEach, beforeEach, expect, it } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { SchemeSwitch } from './SchemeSwitch.tsx';

beforeEach(async () => {
  await browserPage.viewport(360, 740);
  document.documentElement.style.fontSize = '200%';
});
afterEach(() => document.documentElement.style.removeProperty('font-size'));

it('SchemeSwitch shows its labels in full on a narrow phone at 200% text size', async () => {
  // The side padding of a screen, which scales with the text.
  const framed = (
    <div style={{ paddingInline: '1.25rem' }}>
      <SchemeSwitch />
    </div>
  );
  const { page } = await renderScreen(framed, { app: 'owner', me: marta, language: 'it' });
  await document.fonts.ready;
  const label = page.getByText('Sistema');
  await expect.element(label).toBeVisible();
  const { right } = label.element().getBoundingClientRect();
  const own = page.getByRole('radiogroup').element();
  expect(right).toBeLessThanOrEqual(own.getBoundingClientRect().right);
  expect(own.scrollWidth).toBeLessThanOrEqual(own.clientWidth);
  expect(own.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  expect(label.element().scrollWidth).toBeLessThanOrEqual(label.element().clientWidth);
});
