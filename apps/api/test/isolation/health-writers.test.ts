import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actingAs } from '../../src/access/acting.ts';
import { openDatabase, rowsOf, type Database } from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';
import { useProduct } from '../product.ts';
import { newTenant, type Tenant } from './two-tenants.ts';

/** Tables that a family reads, and whether it may change the rows of a clinic. */
const TABLES = [
  'visit_notes',
  'visit_note_addenda',
  'problems',
  'protocol_items',
  'vaccinations',
  'due_decisions',
  'prescriptions',
  'prescription_lines',
  'health_documents',
  'due_items',
  'recall_messages',
  'recalls',
] as const;

describe('health records of a clinic, changed in the database as its client', () => {
  const product = useProduct();
  let tenant: Tenant;
  let pool: pg.Pool;
  let db: Database;
  beforeAll(async () => {
    tenant = await newTenant(product(), 'Sud');
    pool = openPool({ connectionString: product().databaseUrl }, () => {});
    db = openDatabase(pool);
  });
  afterAll(() => pool.end());

  /** Updates the rows of the clinic to what they are, and returns how many the person could change. */
  const changedBy = async (viewer: Tenant['vetViewer'], table: string) => {
    const rows = await rowsOf(
      actingAs(db, { viewer }),
      sql`update ${sql.identifier(table)} set facility_id = facility_id
        where facility_id = ${tenant.vet.facility.id} returning 1 as one`,
    );
    return rows.length;
  };

  it.each(TABLES)('can be read, but not written: %s', async (table) => {
    const seen = await rowsOf(
      actingAs(db, { viewer: tenant.ownerViewer }),
      sql`select from ${sql.identifier(table)} where facility_id = ${tenant.vet.facility.id}`,
    );
    expect(seen.length).toBeGreaterThan(0);
    expect(await changedBy(tenant.ownerViewer, table)).toBe(0);
  });

  it.each(['visit_notes', 'protocol_items', 'vaccinations', 'health_documents'])(
    'can be written by the staff of the clinic: %s',
    async (table) => {
      expect(await changedBy(tenant.vetViewer, table)).toBeGreaterThan(0);
    },
  );

  it('are given by families alone: doses', async () => {
    expect(await changedBy(tenant.vetViewer, 'doses')).toBe(0);
    expect(await changedBy(tenant.ownerViewer, 'doses')).toBeGreaterThan(0);
  });
});
