import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../db/alias.ts';

const [record, typed, invited, invitation, open, account, owner] = aliases(
  'record',
  'typed',
  'asked',
  'letter',
  'open',
  'account',
  'owner',
);

/**
 * Returns a query of the pet owners whom clinics invited before they had an account: owners with a confirmed e-mail
 * address to which an invitation was sent, now or until the record's last change. Columns: `user_id`, `facility_id`,
 * `invited_at` (null if no invitation was sent) and `waits` (whether an answer is expected). Only the owner may learn
 * which clinic invited them.
 * @param condition SQL condition on `facility_clients`, given the table's alias
 */
export const invitedOwners = (condition: (relation: SQL) => SQL): SQL => sql`
  select ${owner}.id as user_id, ${record}.facility_id, ${invited}.created_at as invited_at,
    ${invited}.is_open and ${record}.status = 'INVITED' as waits
  from facility_clients ${record}
  join users ${typed} on ${typed}.id = ${record}.user_id and ${typed}.account_id is null
  cross join lateral (
    select ${invitation}.email, ${invitation}.created_at, ${invitation}.status = 'OPEN' as is_open from invitations ${invitation}
    where ${invitation}.relation_id = ${record}.id and ${invitation}.email is not null
      and (${invitation}.status = 'OPEN' or ${invitation}.updated_at >= ${record}.updated_at)
    union all
    select ${typed}.email, null, true where ${record}.status = 'INVITED' and ${typed}.email is not null
      and not exists (select from invitations ${open}
        where ${open}.relation_id = ${record}.id and ${open}.status = 'OPEN')
  ) ${invited}
  join accounts ${account} on ${account}.email = ${invited}.email and ${account}.confirmed_at is not null
  join users ${owner} on ${owner}.account_id = ${account}.id and ${owner}.enabled and not ${owner}.is_vet
  where ${condition(record)}`;
