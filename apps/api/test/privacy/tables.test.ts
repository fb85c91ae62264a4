import { describe, expect, it } from 'vitest';
import { heldData } from './held-data.ts';
import { useProduct } from '../product.ts';

/** What people are, and what is theirs: a table that refers to a row of one of these refers to a person. */
const PERSONAL = [
  'accounts',
  'users',
  'sessions',
  'account_codes',
  'families',
  'pets',
  'conversations',
  'events',
  'charges',
  'card_attempts',
  'receipts',
  'facility_clients',
];

/** How columns are called that name a person or reach one, where no foreign key says so. */
const NAMES_A_PERSON =
  /(^|_)(account|user|member|creator|payer|inviter|uploader|assignee|reader|family|pet|conversation)_id$|^(e?mail|email_hash|phone|recipient|payload|answer|paid_by|requester)$/;

/** Tables that look as if they named a person, and name something else. */
const OF_NOBODY: Readonly<Record<string, string>> = {
  facilities: 'The address and telephone of a clinic.',
  organizations: 'The account is the one of a clinic with its card provider.',
  provider_events: 'The account is the one of a clinic with its card provider.',
  sandbox_intents:
    'The account is the one of a clinic with its card provider, as its sandbox has it.',
  sandbox_onboarding_links: 'The account is the one of a clinic with its card provider.',
};

describe('what features say they hold on people', () => {
  const product = useProduct();

  it('covers every table that refers to a person, with a part of the export or a reason', async () => {
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
      .filter((name) => !(name in OF_NOBODY));
    const held = heldData();
    const said = new Set([...held.exported, ...Object.keys(held.withheld)]);
    expect(personal.length).toBeGreaterThan(25);
    expect(personal.filter((name) => !said.has(name))).toEqual([]);
    const all = rows.map(({ name }) => name);
    expect([...said].filter((name) => !all.includes(name))).toEqual([]);
  });

  it('says of no table both that it is exported and that it is withheld, and gives every reason in words', () => {
    const { exported, withheld } = heldData();
    expect(exported.filter((name) => name in withheld)).toEqual([]);
    for (const reason of Object.values(withheld)) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  });

  it('names every part once', () => {
    const { parts } = heldData();
    expect(parts).toEqual([...new Set(parts)]);
  });
});
