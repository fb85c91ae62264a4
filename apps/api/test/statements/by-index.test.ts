import { createClient } from '@zampa/contract/clients/create-client';
import { importClients } from '@zampa/contract/import/import-clients';
import { createEvent } from '@zampa/contract/requests/create-event';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { readUsers } from '@zampa/contract/people/read-users';
import { openPool } from '../../src/db/open-pool.ts';
import { startConsultation, sendChatMessage } from '@zampa/testing/requests';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, book, newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { HOT_READS } from './hot-reads.ts';

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Subplan Name'?: string;
  readonly Plans?: readonly Plan[];
};

/** Tables that do not grow with the activity of clinics. */
const SMALL: readonly string[] = ['staff_roles', 'species', 'breeds'];

const WRITES: readonly {
  readonly name: string;
  readonly run: (clinic: OpenClinic, now: Date) => Promise<unknown>;
}[] = [
  {
    name: 'a message of a pet owner',
    run: ({ owner, visitId }) => sendChatMessage(owner, visitId, 'He limps again'),
  },
  {
    name: 'a message of the clinic',
    run: ({ vet, visitId }) => sendChatMessage(vet, visitId, 'Since when?'),
  },
  {
    name: 'a reply to another event',
    run: async ({ vet, visitId }) => {
      const { id } = await sendChatMessage(vet, visitId, 'Which leg?');
      const body = { type: 'CHAT', parent_id: id, payload: { message: 'The left?' } } as const;
      await vet.call(createEvent, { body });
    },
  },
  {
    name: 'marking as read',
    run: ({ vet, visitId }) =>
      vet.call(markSeen, { body: { conversationId: visitId, seq: 2 }, headers: {} }),
  },
  {
    name: 'a booking',
    run: ({ owner, visitId }, now) => book(owner, visitId, { start: at(now, 5) }),
  },
  {
    name: 'a new client',
    run: ({ vet, facilityId }) => {
      const pet = { name: 'Pluto', SpeciesId: 1 };
      const person = { firstName: 'Ida', lastName: 'Riva', phone: '333 1234567' };
      return vet.call(createClient, { body: { FacilityId: facilityId, ...person, pet } });
    },
  },
  {
    name: 'an import',
    run: ({ vet, facilityId }) => {
      const [ida, leo] = [{ email: 'ida@example.test' }, { phone: '333 7654321' }];
      const users = [ida, leo].map((contact) => ({ firstName: 'A', lastName: 'B', ...contact }));
      return vet.call(importClients, { query: { facilityId }, body: { users } });
    },
  },
  {
    name: 'reading a client',
    run: ({ vet, owner, facilityId }) =>
      vet.call(readUsers, { query: { id: owner.id, idFacility: facilityId } }),
  },
];

/**
 * Every lookup needs an index that row-level security can use. Sequential scans are disabled here, so a statement
 * that still reads a whole table has no such index.
 */
describe('frequent calls', () => {
  const product = useProduct();
  let clinic: OpenClinic;
  let pool: pg.Pool;
  beforeAll(async () => {
    clinic = await newOpenClinic(product());
    await startConsultation(clinic.vet, clinic.visitId);
    await sendChatMessage(clinic.owner, clinic.visitId, 'Pluto limps');
    pool = openPool(
      { connectionString: product().databaseUrl, max: 1, options: '-c enable_seqscan=off' },
      () => {},
    );
  });
  afterAll(() => pool.end());

  it.each([...HOT_READS, ...WRITES])(
    'read no table with a sequential scan: $name',
    async ({ run }) => {
      const statements = await product().statementsOf(() => run(clinic, product().clock.now()));
      const read = await Promise.all(statements.filter(isPlanned).map(tablesReadWhole));
      expect(read.length).toBeGreaterThan(0);
      expect(read.flat()).toEqual([]);
    },
  );

  async function tablesReadWhole(statement: string): Promise<readonly string[]> {
    const text = `explain (generic_plan, format json) ${statement}`;
    const { rows } = await pool.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(text);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error('a statement without a plan');
    // For an `exists` the database has two plans and chooses the hashed one, which reads the whole table, only if
    // that is small.
    const hashed = new Set(
      [...JSON.stringify(plan).matchAll(/hashed (SubPlan \d+)/g)].map(([, name]) => name),
    );
    return wholeIn(plan, hashed);
  }
});

const isPlanned = (statement: string) =>
  /^\W*(?:\w+ \w+ \*\/)?\s*(?:select|with|insert|update|delete)\b/i.test(statement);

function wholeIn(plan: Plan, hashed: ReadonlySet<string | undefined>): readonly string[] {
  if (hashed.has(plan['Subplan Name'])) return [];
  const table = plan['Relation Name'] ?? '';
  const own = plan['Node Type'] === 'Seq Scan' && !SMALL.includes(table) ? [table] : [];
  return [...own, ...(plan.Plans ?? []).flatMap((part) => wholeIn(part, hashed))];
}
