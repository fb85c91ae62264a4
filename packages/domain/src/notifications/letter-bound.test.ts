import { expect, it } from 'vitest';
import { letterBoundKey } from './letter-bound.ts';
import { NOTIFICATION_KINDS } from './notification-kinds.ts';

const bound = [
  'TIME_ASKED',
  'TIME_WANTED',
  'TIMES_PROPOSED',
  'TIME_MOVED',
  'CALLED_OFF',
  'CLIENT_ENDED',
  'CLIENT_ENABLED',
  'CLIENT_LEFT',
];

it.each(NOTIFICATION_KINDS.map((news) => [news, bound.includes(news)] as const))(
  'counts %s: %s',
  (news, isCounted) => {
    const key = letterBoundKey({ news, by: 'olga', reader: 'vera' });
    expect(key).toBe(isCounted ? `${news}:olga:vera` : null);
  },
);

it('counts each author, each reader and each kind for itself', () => {
  const keys = [
    letterBoundKey({ news: 'CALLED_OFF', by: 'olga', reader: 'vera' }),
    letterBoundKey({ news: 'CALLED_OFF', by: 'gino', reader: 'vera' }),
    letterBoundKey({ news: 'CALLED_OFF', by: 'olga', reader: 'ida' }),
    letterBoundKey({ news: 'TIME_ASKED', by: 'olga', reader: 'vera' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it('counts nothing that nobody did', () => {
  expect(letterBoundKey({ news: 'CALLED_OFF', by: null, reader: 'vera' })).toBeNull();
});
