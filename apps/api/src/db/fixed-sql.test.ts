import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { fixedSql } from './fixed-sql.ts';

test('fixedSql merges a fragment into one chunk', () => {
  const many = sql`select ${sql.raw('id')} from ${sql.identifier('pets')}`;
  const fixed = fixedSql(many);
  expect(fixed.queryChunks).toHaveLength(1);
  expect(new PgDialect().sqlToQuery(fixed)).toMatchObject({
    sql: 'select id from "pets"',
    params: [],
  });
});

test('fixedSql refuses a fragment with values, which would be fixed to those of the first call', () => {
  expect(() => fixedSql(sql`select ${'luna'}::text`)).toThrow('the fragment has values');
});
