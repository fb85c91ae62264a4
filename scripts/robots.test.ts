import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rules = readFileSync(
  new URL('../apps/clinic/public/robots.txt', import.meta.url),
  'utf8',
).matchAll(/^(Allow|Disallow): (\S+)$/gm);
const longestFirst = [...rules]
  .map(([, verb, path = '']) => ({ verb, path }))
  .toSorted((a, b) => b.path.length - a.path.length);

/** As RFC 9309: the longest matching rule decides. */
const mayFetch = (path: string) =>
  longestFirst.find((rule) => path.startsWith(rule.path))?.verb !== 'Disallow';

it.each([
  { path: '/', fetched: true },
  { path: '/api/calendar/feeds/abc.ics', fetched: true },
  { path: '/api/calendar/file', fetched: false },
  { path: '/api/users/me', fetched: false },
  { path: '/workspace/team', fetched: false },
  { path: '/app/workspace/chat', fetched: false },
])('robots.txt lets programs fetch $path: $fetched', ({ path, fetched }) => {
  expect(mayFetch(path)).toBe(fetched);
});
