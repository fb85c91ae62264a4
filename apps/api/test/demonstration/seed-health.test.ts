import { describe, expect, it } from 'vitest';
import { SEEDED_AT as now, useDemonstration } from './use-demonstration.ts';

describe('demo data of health', () => {
  const { rows, counts } = useDemonstration();

  it('contains a year of health records: due items in every color, a therapy and sent recalls', async () => {
    const [notes] = await rows<{ count: number; days: number }>(
      `select count(*)::int as count, (max(noted_at)::date - min(noted_at)::date)::int as days from visit_notes`,
    );
    expect(notes?.count).toBeGreaterThan(100);
    expect(notes?.days).toBeGreaterThan(300);
    const colors = await counts(
      `select case when next_due_on < $1::date then 'OVERDUE' when next_due_on <= $1::date + 30 then 'DUE'
        else 'UPCOMING' end as label, count(*)::int as n from vaccinations group by 1`.replaceAll(
        '$1',
        `'${now.toISOString()}'`,
      ),
    );
    for (const status of ['OVERDUE', 'DUE', 'UPCOMING']) expect(colors[status]).toBeGreaterThan(10);
    const [sums] = await rows(
      `select (select count(*) from health_documents d join files f on f.document_id = d.id) > 10 as documents,
        (select count(*) from doses where status = 'SKIPPED') = 1 as skipped,
        (select bool_and(next_dose_at <= '${now.toISOString()}'::timestamptz + interval '12 hours') from therapy_plans) as next,
        (select count(*) from recalls) > 5 as recalls, (select bool_and(enabled) from recall_settings) as enabled`,
    );
    expect(sums).toEqual({
      documents: true,
      skipped: true,
      next: true,
      recalls: true,
      enabled: true,
    });
  });

  it('contains health data of pets, some of it unknown', async () => {
    const [pets] = await rows(
      `select count(*) filter (where weight_grams is null)::int as unweighed,
          count(*) filter (where cardinality(allergies) > 0)::int > 5 as allergic,
          count(*) filter (where allergies = '{}')::int > 5 as free,
          count(*) filter (where allergies is null)::int > 5 as unasked,
          count(*) filter (where cardinality(chronic_conditions) > 0)::int > 3 as ill,
          count(distinct microchip) = count(microchip) as distinct_chips
        from pets`,
    );
    expect(pets).toEqual({
      unweighed: 1,
      allergic: true,
      free: true,
      unasked: true,
      ill: true,
      distinct_chips: true,
    });
    const [weighed] = await rows(
      `select count(*)::int as n from pets p where p.weight_grams is distinct from (
          select w.weight_grams from pet_weights w where w.pet_id = p.id
          order by w.created_at desc limit 1)`,
    );
    expect(weighed).toEqual({ n: 0 });
    expect(
      await rows(
        `select p.first_name, fm.role_id from family_members fm join users p on p.id = fm.user_id
          where fm.family_id = (select own.family_id from family_members own
            join users u on u.id = own.user_id where u.email = 'owner@zampa.example')
          order by fm.role_id`,
      ),
    ).toEqual([
      { first_name: 'Marta', role_id: 9 },
      { first_name: 'Luca', role_id: 10 },
    ]);
  });
});
