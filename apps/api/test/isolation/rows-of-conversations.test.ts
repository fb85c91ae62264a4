import type pg from 'pg';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actingAs, withoutPerson } from '../../src/access/acting.ts';
import {
  inTransaction,
  openDatabase,
  rowsOf,
  type Database,
  type Queryable,
} from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';
import { useProduct } from '../product.ts';
import { writableColumns } from './tables.ts';
import { newTenant, type Tenant } from './two-tenants.ts';

const NOT_ALLOWED = { cause: { code: '42501' } };
const MISSING = { cause: { code: '23502' } };

type Row = Readonly<Record<string, string | number | boolean | null>>;
type Child = {
  readonly facility: string;
  readonly family: string;
  /** Values that make the row unique; where they refer to a person or a pet, those of the neighbor. */
  readonly row: (neighbour: Tenant, serviceId: string) => Row;
};

const plain = { facility: 'facility_id', family: 'family_id' };
const CHILDREN = {
  events: { ...plain, row: () => ({ id: randomUUID(), seq: 1000, client_id: null }) },
  conversation_pets: { ...plain, row: ({ petId }: Tenant) => ({ pet_id: petId }) },
  conversation_services: {
    ...plain,
    row: (_tenant: Tenant, serviceId: string) => ({ service_id: serviceId }),
  },
  reads: { ...plain, row: ({ owner }: Tenant) => ({ user_id: owner.id }) },
  video_participants: { ...plain, row: ({ owner }: Tenant) => ({ user_id: owner.id }) },
  files: {
    facility: 'conversation_facility_id',
    family: 'conversation_family_id',
    row: () => ({
      id: randomUUID(),
      sha256: '',
      pet_id: null,
      user_id: null,
      facility_id: null,
    }),
  },
} satisfies Readonly<Record<string, Child>>;

describe('rows of a conversation', () => {
  const product = useProduct();
  let own: Tenant;
  let neighbour: Tenant;
  let pool: pg.Pool;
  let db: Database;

  beforeAll(async () => {
    neighbour = await newTenant(product(), 'Nord');
    own = await newTenant(product(), 'Sud');
    pool = openPool({ connectionString: product().databaseUrl }, () => {});
    db = openDatabase(pool);
  });
  afterAll(() => pool.end());

  /** Inserts a copy of an existing row with some columns changed. */
  async function write(where: Queryable, table: string, changes: Row): Promise<void> {
    const { rows } = await product().pool.query<{ row: object }>(
      `select to_jsonb(t) as row from ${table} t limit 1`,
    );
    const columns = sql.raw(await writableColumns(product().pool, table));
    const name = sql.raw(table);
    const row = JSON.stringify({ ...rows[0]?.row, ...changes });
    await where.execute(
      sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_record(null::${name}, ${row})`,
    );
  }

  /** Returns a row of our own conversation that claims to belong to the neighbor. */
  async function foreignRow({ facility, family, row }: Child): Promise<Row> {
    const { rows } = await product().pool.query<{ id: string }>(
      'select id from services where facility_id = $1 limit 1',
      [neighbour.vet.facility.id],
    );
    return {
      ...row(neighbour, rows[0]?.id ?? ''),
      conversation_id: own.conversationId,
      [facility]: neighbour.vet.facility.id,
      [family]: neighbour.owner.familyId,
    };
  }

  const sidesIn = async (table: string, { facility, family }: Child) => {
    const { rows } = await product().pool.query<{ facility: string; family: string }>(
      `select distinct ${facility} as facility, ${family} as family from ${table}
      where conversation_id = $1`,
      [own.conversationId],
    );
    return rows;
  };
  const ownSides = () => [{ facility: own.vet.facility.id, family: own.owner.familyId }];

  describe.each(Object.entries<Child>(CHILDREN))('in %s', (table, child) => {
    it('cannot be inserted without access to the conversation, whatever ids they claim', async () => {
      const acting = actingAs(db, { viewer: neighbour.vetViewer });
      const row = await foreignRow(child);
      await expect(write(acting, table, row)).rejects.toMatchObject(NOT_ALLOWED);
    });

    it('always get the family and clinic of their conversation', async () => {
      const open = withoutPerson(db, 'jobs');
      await write(open, table, await foreignRow(child));
      await expect(sidesIn(table, child)).resolves.toEqual(ownSides());
      await product().pool.query(
        `update ${table} set ${child.facility} = $2, ${child.family} = $3 where conversation_id = $1`,
        [own.conversationId, neighbour.vet.facility.id, neighbour.owner.familyId],
      );
      await expect(sidesIn(table, child)).resolves.toEqual(ownSides());
    });
  });

  it('cannot store a read position of a person without access to the conversation', async () => {
    const acting = actingAs(db, { viewer: neighbour.vetViewer });
    const row = { ...(await foreignRow(CHILDREN.reads)), user_id: neighbour.vet.id };
    await expect(write(acting, 'reads', row)).rejects.toMatchObject(MISSING);
  });

  it('can be stored as bookings only with the clinic and family of their conversation', async () => {
    const open = withoutPerson(db, 'jobs');
    const booking = { id: randomUUID(), client_id: null, valid: false, category: 'BOOKING' };
    const row = { ...booking, conversation_id: own.conversationId };
    const elsewhere = { ...row, facility_id: neighbour.vet.facility.id };
    await expect(write(open, 'calendar_events', elsewhere)).rejects.toMatchObject(NOT_ALLOWED);
    const foreign = { facility_id: own.vet.facility.id, family_id: neighbour.owner.familyId };
    await write(open, 'calendar_events', { ...row, ...foreign });
    await expect(sidesIn('calendar_events', CHILDREN.events)).resolves.toEqual(ownSides());
  });

  it('can include a file inserted before its conversation in the same transaction', async () => {
    const conversationId = randomUUID();
    await inTransaction(withoutPerson(db, 'jobs'), async (tx) => {
      const file = CHILDREN.files.row();
      await write(tx, 'files', { ...file, conversation_id: conversationId });
      const copy = { id: conversationId, client_id: null, family_id: own.owner.familyId };
      await write(tx, 'conversations', { ...copy, facility_id: own.vet.facility.id });
    });
    const asVet = actingAs(db, { viewer: own.vetViewer });
    const seen = await rowsOf(
      asVet,
      sql`select id from files where conversation_id = ${conversationId}`,
    );
    expect(seen).toHaveLength(1);
  });

  it('keep their family and clinic, because a conversation cannot change them', async () => {
    for (const [column, id] of [
      ['facility_id', neighbour.vet.facility.id],
      ['family_id', neighbour.owner.familyId],
    ])
      await expect(
        product().pool.query(`update conversations set ${column} = $2 where id = $1`, [
          own.conversationId,
          id,
        ]),
      ).rejects.toThrow('a conversation stays with its family and its facility');
  });
});
