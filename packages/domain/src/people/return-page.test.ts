import { describe, expect, it } from 'vitest';
import { HOME_PAGE, returnPage } from './return-page.ts';

describe('returnPage', () => {
  it.each([
    { wanted: '/workspace/requests?tab=new#last', page: '/workspace/requests?tab=new#last' },
    { wanted: '/dashboard', page: '/dashboard' },
    { wanted: '/dashboards', page: HOME_PAGE },
    { wanted: '/login', page: HOME_PAGE },
    { wanted: 'workspace', page: HOME_PAGE },
    { wanted: '//evil.example/workspace', page: HOME_PAGE },
    { wanted: String.raw`/\evil.example/workspace`, page: HOME_PAGE },
    { wanted: 'https://evil.example/workspace', page: HOME_PAGE },
    { wanted: 'javascript:alert(1)', page: HOME_PAGE },
    { wanted: '/workspace/../login', page: HOME_PAGE },
    { wanted: '', page: HOME_PAGE },
    { wanted: null, page: HOME_PAGE },
    { wanted: undefined, page: HOME_PAGE },
  ])('returns $page for $wanted', ({ wanted: requested, page }) => {
    expect(returnPage(requested)).toBe(page);
  });
});
