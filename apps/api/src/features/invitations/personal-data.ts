import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';

/** Export of the invitations that a person received. Those they sent concern other people and are excluded. */
export const invitationData: PersonalData = {
  byAddress: {
    invitations: {
      tables: ['invitations'],
      json: ({ email, userId }) => sql`
        select coalesce(json_agg(json_build_object('id', asked.id, 'kind', asked.kind, 'status', asked.status,
          'facility', json_build_object('id', f.id, 'name', f.name), 'idRole', asked.role_id,
          'firstName', asked.first_name, 'lastName', asked.last_name, 'email', asked.email,
          'phone', asked.phone, 'message', asked.message, 'sent', asked.sent,
          'dateCreated', iso_instant(asked.created_at), 'dateUpdated', iso_instant(asked.updated_at),
          'dateExpires', iso_instant(asked.expires_at)) order by asked.created_at, asked.id), '[]')
        from invitations asked join facilities f on f.id = asked.facility_id
        where lower(asked.email) = lower(${email}) or asked.relation_id in (
          select fc.id from facility_clients fc where fc.user_id = ${userId} and asked.email is null)`,
    },
  },
};
