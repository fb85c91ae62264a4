import { type DatabaseServer, startDatabaseServer } from '@zampa/testing/database-server';
import { databaseUrl, inDatabase } from '@zampa/testing/database-url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareDatabase } from './embedded/prepare-database.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

const DATABASE = 'diary_dates_test';
const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [MARTA, VERA, FAMILY, CLINIC] = [id(1), id(2), id(3), id(4)];
const [LUNA, IDA, MICIO] = [id(11), id(12), id(13)];

let server: DatabaseServer;
let pool: pg.Pool;

beforeAll(async () => {
  server = await startDatabaseServer();
  await inDatabase(server.url, (client) => client.query(`create database ${DATABASE}`));
  const url = databaseUrl(server.url, DATABASE);
  await inDatabase(url, prepareDatabase);
  pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => {});
  const files = await readMigrations();
  await migrate(
    pool,
    files.filter(({ name }) => name < '0130'),
  );
  await pool.query(BEFORE);
  await migrate(
    pool,
    files.filter(({ name }) => name < '0131'),
  );
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const conversation = (n: number, type: string, category: string, day: string) =>
  `insert into conversations (id, type, facility_id, family_id, category, status, priority, source, note,
    creator_id, opened_by_vet, created_at, updated_at)
  values ('${id(n)}', '${type}', '${CLINIC}', '${FAMILY}', '${category}', 'CLOSED', 'MEDIUM', 'APP', '',
    '${MARTA}', false, '${day}T10:00Z', '${day}T12:00Z');`;
const about = (n: number, pet: string) =>
  `insert into conversation_pets (conversation_id, pet_id, facility_id, family_id)
  values ('${id(n)}', '${pet}', '${CLINIC}', '${FAMILY}');`;
const weight = (n: number, grams: number, author: string) =>
  `insert into pet_weights (id, pet_id, weight_grams, user_id, created_at)
  values ('${id(n)}', '${LUNA}', ${grams}, '${author}', '2025-0${n - 40}-01T08:00Z');`;

/** Rows as the previous version stored them. Without triggers and foreign keys, so that no clinic is needed. */
const BEFORE = `
  set session_replication_role = replica;
  insert into users (id, email, first_name, last_name, is_vet, marketing, thirdparties, language, created_at, updated_at) values
    ('${MARTA}', 'marta@owner.example', 'Marta', 'Bianchi', false, 0, 0, 'en', now(), now()),
    ('${VERA}', 'vera@clinic.example', 'Vera', 'Rossi', true, 0, 0, 'en', now(), now());
  insert into families (id, code, created_at, updated_at) values ('${FAMILY}', 'AAAABBBB', now(), now());
  insert into pets (id, family_id, name, species_id, created_at, updated_at) values
    ('${LUNA}', '${FAMILY}', 'Luna', 1, now(), now()),
    ('${IDA}', '${FAMILY}', 'Ida', 1, now(), now()),
    ('${MICIO}', '${FAMILY}', 'Micio', 1, now(), now());
  ${conversation(21, 'DIARY', 'DEATH', '2025-03-01')} ${about(21, IDA)}
  ${conversation(22, 'DIARY', 'DEATH', '2025-03-02')} ${about(22, MICIO)}
  ${conversation(23, 'HEALTH', 'CONSULTATION', '2025-04-01')} ${about(23, MICIO)}
  ${weight(41, 28_000, MARTA)} ${weight(42, 28_400, VERA)}
  set session_replication_role = default;
`;

it('the diary-dates migration dates existing entries by the time of writing', async () => {
  const { rows } = await pool.query<{ at: Date }>(
    'select happened_at as at from conversations where id = $1',
    [id(21)],
  );
  expect(rows).toEqual([{ at: new Date('2025-03-01T10:00:00Z') }]);
});

it('the diary-dates migration turns weights into entries, except weights by staff who no longer see the pet', async () => {
  const { rows } = await pool.query(
    `select c.weight_grams, c.creator_id, c.facility_id, cp.pet_id, c.created_at::text
    from conversations c join conversation_pets cp on cp.conversation_id = c.id
    where c.category = 'WEIGHT_MONITORING'`,
  );
  expect(rows).toMatchObject([
    { weight_grams: 28_000, creator_id: MARTA, facility_id: null, pet_id: LUNA },
  ]);
});

it('the diary-dates migration records the death of pets with a farewell, unless the pet was seen later', async () => {
  const { rows } = await pool.query(
    'select name, deceased_on::text as "deceasedOn" from pets order by name',
  );
  expect(rows).toEqual([
    { name: 'Ida', deceasedOn: '2025-03-01' },
    { name: 'Luna', deceasedOn: null },
    { name: 'Micio', deceasedOn: null },
  ]);
});
