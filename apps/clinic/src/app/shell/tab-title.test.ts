import { describe, expect, it } from 'vitest';
import { tabTitle } from './tab-title.ts';

describe('tabTitle', () => {
  it.each([
    { newCount: 0, title: 'Home · Zampa' },
    { newCount: 1, title: '(1) Home · Zampa' },
    { newCount: 12, title: '(12) Home · Zampa' },
  ])('$newCount new → $title', ({ newCount, title }) => {
    expect(tabTitle('Home', newCount)).toBe(title);
  });
});
