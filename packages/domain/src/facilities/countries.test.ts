import { expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';

it('COUNTRIES contains each ISO country code once', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
  expect(COUNTRIES.filter((code) => names.of(code) === undefined)).toEqual([]);
  expect(COUNTRIES).toContain('IT');
});
