import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';

/** Export of an account's data: profile, sessions and codes, without any secret. */
export const accountData: PersonalData = {
  parts: {
    account: {
      tables: ['accounts'],
      json: ({ accountId }) => sql`
        select json_build_object('id', a.id, 'email', a.email, 'name', a.name, 'familyName', a.family_name,
          'marketing', a.marketing, 'thirdparties', a.thirdparties, 'language', a.language,
          'dateConfirmed', iso_instant(a.confirmed_at), 'dateCreated', iso_instant(a.created_at))
        from accounts a where a.id = ${accountId}`,
    },
    sessions: {
      tables: ['sessions'],
      json: ({ accountId }) => sql`
        select coalesce(json_agg(json_build_object('id', s.id, 'dateCreated', iso_instant(s.created_at),
          'dateRefreshed', iso_instant(s.rotated_at), 'dateExpires', iso_instant(s.expires_at),
          'dateEnded', iso_instant(s.ended_at), 'device', s.device, 'network', s.network) order by s.created_at desc, s.id), '[]')
        from sessions s where s.account_id = ${accountId}`,
    },
    codes: {
      tables: ['account_codes'],
      json: ({ accountId }) => sql`
        select coalesce(json_agg(json_build_object('purpose', k.purpose, 'email', k.email, 'isLink', k.is_link,
          'dateCreated', iso_instant(k.created_at), 'dateExpires', iso_instant(k.expires_at),
          'dateUsed', iso_instant(k.used_at)) order by k.created_at desc, k.id), '[]')
        from account_codes k where k.account_id = ${accountId}`,
    },
    emailRestorations: {
      tables: ['email_restorations'],
      json: ({ accountId }) => sql`
        select coalesce(json_agg(json_build_object('email', r.email, 'dateCreated', iso_instant(r.created_at),
          'dateExpires', iso_instant(r.expires_at), 'dateUsed', iso_instant(r.used_at))
          order by r.created_at desc, r.id), '[]')
        from email_restorations r where r.account_id = ${accountId}`,
    },
  },
  withheld: {
    code_tries:
      'Counts of wrong tries by the hash of who tried, forgotten with the code after a day.',
    sign_in_failures:
      'Counts of wrong passwords by hashes of address and device, forgotten after a day.',
  },
};
