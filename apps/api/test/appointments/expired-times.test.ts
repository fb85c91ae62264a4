import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase, rowsOf } from '../../src/db/database.ts';
import {
  isExpired,
  isExpiredSql,
  type TentativeTime,
} from '../../src/features/appointments/bookings/booking-rows.ts';
import { useProduct } from '../product.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const before = new Date('2026-11-23T08:59:59Z');
const after = new Date('2026-11-23T09:00:01Z');

describe('expiry of unconfirmed appointment times', () => {
  const product = useProduct();

  it.each([
    { status: 'TO_BE_CONFIRMED', startsAt: before, heldUntil: null, expired: true },
    { status: 'TO_BE_CONFIRMED', startsAt: NOW, heldUntil: null, expired: true },
    { status: 'TO_BE_CONFIRMED', startsAt: after, heldUntil: before, expired: false },
    { status: 'TO_BE_CONFIRMED', startsAt: null, heldUntil: null, expired: false },
    { status: 'RESERVATION', startsAt: after, heldUntil: before, expired: true },
    { status: 'RESERVATION', startsAt: after, heldUntil: NOW, expired: true },
    { status: 'RESERVATION', startsAt: before, heldUntil: after, expired: false },
    { status: 'TO_BE_BOOKED', startsAt: null, heldUntil: null, expired: false },
    { status: 'NEW', startsAt: before, heldUntil: before, expired: false },
    { status: 'UPDATED', startsAt: before, heldUntil: null, expired: false },
    { status: 'CANCELED', startsAt: before, heldUntil: before, expired: false },
  ] satisfies readonly (TentativeTime & { readonly expired: boolean })[])(
    'is computed alike in TypeScript and SQL: $status, $startsAt, $heldUntil: $expired',
    async ({ expired, ...time }) => {
      const [row] = await rowsOf<{ expired: boolean }>(
        openDatabase(product().pool),
        sql`select ${isExpiredSql(sql`k`, NOW)} as expired from (select ${time.status}::text as status,
          ${time.startsAt}::timestamptz as starts_at, ${time.heldUntil}::timestamptz as held_until) k`,
      );
      expect(row?.expired).toBe(expired);
      expect(isExpired(time, NOW)).toBe(expired);
    },
  );
});
