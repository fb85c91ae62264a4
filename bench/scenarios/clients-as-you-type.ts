import { compare } from '../harness/compare.ts';
import type { SingleScenario } from '../harness/scenario.ts';
import type { Stage } from '../harness/stage.ts';
import { asVet, bareUrl, idsOf } from './asking.ts';
import { importRows } from './import.ts';

const TYPED = [
  { title: 'a name', typed: 'bianchi', digits: 'no number' },
  { title: 'a phone number', typed: '340/001.00.1', digits: '340001001' },
] as const;

/** The newest clients that hold what somebody types. */
export const clientsAsYouType: SingleScenario = {
  kind: 'single',
  name: 'clients-as-you-type',
  title: 'Clients, as you type',
  description:
    'The newest 50 clients that hold a name or a number written another way, counted, with their pets. Bare: one statement that looks at the same names, addresses and numbers, and does not count. A name with a slip of the finger has no bare side that finds the same, and is not measured.',
  async measure(stage, plan) {
    const { facilityId: facility, pool } = stage;
    while ((await clientsOf(stage)) < plan.clients) await importRows(stage, facility);
    await pool.query('vacuum analyze');
    const size = await clientsOf(stage);
    const results = [];
    for (const { title, typed, digits } of TYPED)
      results.push(
        await compare(stage, plan, {
          title,
          size,
          ours: asVet(
            stage,
            `users/facility/${facility}/clients?limit=50&search=${encodeURIComponent(typed)}`,
          ),
          bare: { url: bareUrl(stage.bare, '/clients', { facility, name: typed, digits }) },
          contents: idsOf,
          aims: { ratio: 1.35 },
        }),
      );
    return results;
  },
};

async function clientsOf({ pool, facilityId }: Stage): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from facility_clients where facility_id = $1',
    [facilityId],
  );
  return rows[0]?.count ?? 0;
}
