import { expect, it } from 'vitest';
import { withoutStyleAttributes } from './style-attributes.ts';

it('moves style attributes into one sheet without duplicates', () => {
  const pages = [
    '<p class="a" style="--x:1;width:var(--y)">Hello</p><b style="--x:2">!</b>',
    '<p style="--x:2">Hello</p>',
  ];
  expect(withoutStyleAttributes(pages)).toEqual({
    style:
      '[data-style="0"]{--x:1!important;width:var(--y)!important}[data-style="1"]{--x:2!important}',
    pages: [
      '<p class="a" data-style="0">Hello</p><b data-style="1">!</b>',
      '<p data-style="1">Hello</p>',
    ],
  });
});

it('rejects a style with characters that HTML escapes', () => {
  expect(() => withoutStyleAttributes(['<p style="font:&quot;x&quot;">'])).toThrow(
    'an escaped style',
  );
});
