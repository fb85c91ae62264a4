import { describe, expect, it } from 'vitest';
import { toInAppPath } from './in-app-path.ts';

const page = { origin: 'https://zampa.example', href: 'https://zampa.example/app/dashboard' };

describe('toInAppPath', () => {
  it.each([
    ['https://zampa.example/app/workspace/chat/1?a=b#c', '/app/workspace/chat/1?a=b#c'],
    ['/app/workspace/chat/1', '/app/workspace/chat/1'],
    ['https://zampa.example.evil.example/app/', null],
    ['https://evil.example/app/workspace/chat/1', null],
    ['//evil.example/app/', null],
    ['http://zampa.example/app/', null],
    ['javascript:alert(1)', null],
    ['https://', null],
    [undefined, null],
    [{ url: '/app/' }, null],
  ])('turns %s into %s', (link, address) => {
    expect(toInAppPath(link, page)).toBe(address);
  });
});
