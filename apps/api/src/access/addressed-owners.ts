import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../db/alias.ts';

const [record, typed, asked, letter, open, account, owner] = aliases(
  'record',
  'typed',
  'asked',
  'letter',
  'open',
  'account',
  'owner',
);

/**
 * Returns a query of the pet owners whom facilities mean by records of somebody without an account: whose confirmed
 * address is the one that is invited, or was until the record's last change. Its columns are `user_id`, `facility_id`,
 * `invited_at` (null where no letter was written) and `waits` (whether an answer of theirs is waited for). Which facility
 * means them is for them to know, and for nobody else.
 *
 * @param which of the records, by the name of their table
 */
export const addressedOwners = (which: (relation: SQL) => SQL): SQL => sql`
  select ${owner}.id as user_id, ${record}.facility_id, ${asked}.created_at as invited_at,
    ${asked}.is_open and ${record}.status = 'INVITED' as waits
  from facility_clients ${record}
  join users ${typed} on ${typed}.id = ${record}.user_id and ${typed}.account_id is null
  cross join lateral (
    select ${letter}.email, ${letter}.created_at, ${letter}.status = 'OPEN' as is_open from invitations ${letter}
    where ${letter}.relation_id = ${record}.id and ${letter}.email is not null
      and (${letter}.status = 'OPEN' or ${letter}.updated_at >= ${record}.updated_at)
    union all
    select ${typed}.email, null, true where ${record}.status = 'INVITED' and ${typed}.email is not null
      and not exists (select from invitations ${open}
        where ${open}.relation_id = ${record}.id and ${open}.status = 'OPEN')
  ) ${asked}
  join accounts ${account} on ${account}.email = ${asked}.email and ${account}.confirmed_at is not null
  join users ${owner} on ${owner}.account_id = ${account}.id and ${owner}.enabled and not ${owner}.is_vet
  where ${which(record)}`;
