import type { Language } from '@zampa/domain/people/languages';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { appointment } from '../rendered/appointment.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { AppointmentCard } from './AppointmentCard.tsx';

beforeEach(async () => {
  await browserPage.viewport(360, 740);
  document.documentElement.style.fontSize = '200%';
});
afterEach(() => document.documentElement.style.removeProperty('font-size'));

/** Renders with the side padding of a thread, which scales with the text. */
async function renderLarge(part: ReactNode, language: Language) {
  const framed = <div style={{ paddingInline: '1rem' }}>{part}</div>;
  const { page } = await renderScreen(framed, { app: 'owner', me: marta, language });
  await document.fonts.ready;
  return page;
}

/** Returns the words that wrap onto a second line. */
function brokenWords(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  return broken;
}

it.each(['en', 'it'] as const)(
  'AppointmentCard breaks no word at 200% text size on a narrow phone (%s)',
  async (language) => {
    const { payload, ...rest } = appointment({ address: 'Via Roma 12, Montecompatri' });
    // The longest names of a weekday and a month.
    const event = { ...payload.event, start: '2038-09-22T09:00:00Z', end: '2038-09-22T09:30:00Z' };
    const page = await renderLarge(
      <AppointmentCard appointment={{ ...rest, payload: { ...payload, event } }} side="owner" />,
      language,
    );
    await expect.element(page.getByText('Montecompatri')).toBeVisible();
    expect(brokenWords(page.container)).toEqual([]);
  },
);
