import { calendarEvents } from '@zampa/db/schema/calendar';
import { conversations } from '@zampa/db/schema/conversations';
import { sql } from 'drizzle-orm';
import { alias, PgDialect } from 'drizzle-orm/pg-core';
import { expect, expectTypeOf, test } from 'vitest';
import { instantText, orNull, selectList, type RowOf } from './select-list.ts';

const c = alias(conversations, 'c');
const fields = {
  id: c.id,
  assigneeId: c.assigneeId,
  redFlags: c.redFlags,
  changed: instantText(c.updatedAt),
  closed: instantText(c.closeDate),
  bookedId: orNull(alias(calendarEvents, 'k').id),
  isOpen: sql<boolean>`${c.status} = 'OPEN'`,
};

test('selectList lists each column under its name in the row', () => {
  expect(new PgDialect().sqlToQuery(selectList(fields)).sql).toBe(
    [
      '"c"."id" as "id"',
      '"c"."assignee_id" as "assigneeId"',
      '"c"."red_flags" as "redFlags"',
      '"c"."updated_at" as "changed"',
      '"c"."close_date" as "closed"',
      '"k"."id" as "bookedId"',
      `"c"."status" = 'OPEN' as "isOpen"`,
    ].join(', '),
  );
});

test('RowOf has the types of the columns as the driver returns them', () => {
  type Row = RowOf<typeof fields>;
  expectTypeOf<Row['id']>().toEqualTypeOf<string>();
  expectTypeOf<Row['assigneeId']>().toEqualTypeOf<string | null>();
  expectTypeOf<Row['redFlags']>().toEqualTypeOf<(typeof conversations.$inferSelect)['redFlags']>();
  expectTypeOf<Row['changed']>().toEqualTypeOf<string>();
  expectTypeOf<Row['closed']>().toEqualTypeOf<string | null>();
  expectTypeOf<Row['bookedId']>().toEqualTypeOf<string | null>();
  expectTypeOf<Row['isOpen']>().toEqualTypeOf<boolean>();
  // An instant is not a `Date` here, so that a column without `instantText` has no usable type.
  expectTypeOf<RowOf<{ at: typeof c.updatedAt }>['at']>().toBeNever();
});
