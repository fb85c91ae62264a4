import { describe, expect, it } from 'vitest';
import { shareStatusOf } from './share-links.ts';

const at = (time: string) => new Date(time);
const EXPIRES = '2026-06-01T12:00:00Z';

describe('status of a share link', () => {
  it.each([
    ['2026-06-01T11:59:59Z', null, 'ACTIVE'],
    ['2026-06-01T12:00:00Z', null, 'EXPIRED'],
    ['2026-05-01T12:00:00Z', '2026-05-01T11:00:00Z', 'WITHDRAWN'],
    ['2026-07-01T12:00:00Z', '2026-05-01T11:00:00Z', 'WITHDRAWN'],
  ])('at %s, withdrawn %s: %s', (now, withdrawn, status) => {
    const withdrawnAt = withdrawn === null ? null : at(withdrawn);
    expect(shareStatusOf({ expiresAt: at(EXPIRES), withdrawnAt }, at(now))).toBe(status);
  });
});
