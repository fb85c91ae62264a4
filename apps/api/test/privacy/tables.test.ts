import { describe, expect, it } from 'vitest';
import { declaredPersonalData } from './declared-personal-data.ts';
import { useProduct } from '../product.ts';

/** Tables about people. A table that references one of them refers to a person. */
const PERSONAL = [
  'accounts',
  'users',
  'sessions',
  'account_codes',
  'email_restorations',
  'families',
  'pets',
  'conversations',
  'events',
  'charges',
  'card_attempts',
  'receipts',
  'facility_clients',
];

/** Names of columns that identify or reach a person without a foreign key. */
const NAMES_A_PERSON =
  /(^|_)(account|user|member|creator|payer|inviter|uploader|assignee|reader|family|pet|conversation)_id$|^(e?mail|email_hash|phone|recipient|payload|answer|paid_by|requester)$/;

/** Tables whose columns look personal but describe something else. */
const NOT_PERSONAL: Readonly<Record<string, string>> = {
  facilities: 'The address and telephone of a clinic.',
  organizations: 'The account is the one of a clinic with its card provider.',
  provider_events: 'The account is the one of a clinic with its card provider.',
  sandbox_intents:
    'The account is the one of a clinic with its card provider, as its sandbox has it.',
  sandbox_onboarding_links: 'The account is the one of a clinic with its card provider.',
};

describe('personal data declared by the features', () => {
  const product = useProduct();

  it('covers every table about people, by a part of the export or by a reason', async () => {
    const { rows } = await product().pool.query<{ name: string; columns: string[]; to: string[] }>(
      `select c.relname as name,
        array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
        array(select k.confrelid::regclass::text from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'f') as "to"
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    );
    const personal = rows
      .filter(
        ({ name, columns, to }) =>
          PERSONAL.includes(name) ||
          to.some((other) => PERSONAL.includes(other)) ||
          columns.some((column) => NAMES_A_PERSON.test(column)),
      )
      .map(({ name }) => name)
      .filter((name) => !(name in NOT_PERSONAL));
    const held = declaredPersonalData();
    const declared = new Set([...held.exported, ...Object.keys(held.withheld)]);
    expect(personal.length).toBeGreaterThan(25);
    expect(personal.filter((name) => !declared.has(name))).toEqual([]);
    const all = rows.map(({ name }) => name);
    expect([...declared].filter((name) => !all.includes(name))).toEqual([]);
  });

  it('lists no table as both exported and withheld, and gives every reason in words', () => {
    const { exported, withheld } = declaredPersonalData();
    expect(exported.filter((name) => name in withheld)).toEqual([]);
    for (const reason of Object.values(withheld)) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  });

  it('names each part uniquely', () => {
    const { parts } = declaredPersonalData();
    expect(parts).toEqual([...new Set(parts)]);
  });
});
