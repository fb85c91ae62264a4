import { describe, expect, it } from 'vitest';
import { ownAddress } from './own-address.ts';

const page = { origin: 'https://zampa.example', href: 'https://zampa.example/app/dashboard' };

describe('where in this app a link leads', () => {
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
  ])('%s: %s', (link, address) => {
    expect(ownAddress(link, page)).toBe(address);
  });
});
