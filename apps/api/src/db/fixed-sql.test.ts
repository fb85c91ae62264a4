import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { fixedSql } from './fixed-sql.ts';

test('makes one piece of text of many', () => {
  const many = sql`select ${sql.raw('id')} from ${sql.identifier('pets')}`;
  const fixed = fixedSql(many);
  expect(fixed.queryChunks).toHaveLength(1);
  expect(new PgDialect().sqlToQuery(fixed)).toMatchObject({
    sql: 'select id from "pets"',
    params: [],
  });
});

test('refuses what has a value, which would be that of whoever asked first', () => {
  expect(() => fixedSql(sql`select ${'luna'}::text`)).toThrow('not fixed');
});
