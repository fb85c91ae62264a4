import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';

/** Export of the second factors of an account, without their secrets. */
export const securityData: PersonalData = {
  parts: {
    secondFactors: {
      tables: ['second_factors', 'recovery_codes'],
      json: ({ accountId }) => sql`
        select json_build_object(
          'authenticator', (select json_build_object('dateCreated', iso_instant(f.created_at),
            'dateConfirmed', iso_instant(f.confirmed_at)) from second_factors f where f.account_id = ${accountId}),
          'recoveryCodes', (select coalesce(json_agg(json_build_object('dateUsed', iso_instant(r.used_at))), '[]')
            from recovery_codes r where r.account_id = ${accountId}))`,
    },
  },
  withheld: {
    sign_in_challenges: 'Sign-ins that wait for a code, forgotten after five minutes.',
  },
};
