import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import { isRecipient } from './recipient.ts';

/**
 * Export of a person's consents and of the e-mails and messages sent to them that are still stored. Vets get only the
 * dates, because the content concerns clients and colleagues.
 */
export const privacyData: PersonalData = {
  parts: {
    consents: {
      tables: ['consents'],
      json: ({ accountId }) => sql`
        select coalesce(json_agg(json_build_object('kind', given.kind, 'granted', given.granted,
          'textVersion', given.text_version, 'dateCreated', iso_instant(given.created_at))
          order by given.created_at, given.id), '[]')
        from consents given where given.account_id = ${accountId}`,
    },
  },
  byAddress: {
    letters: {
      tables: ['mailbox_letters', 'outbox'],
      json: ({ email, userId }) => sql`
        select coalesce(json_agg(letter.json order by letter.at), '[]') from (
          select kept.created_at as at, case
            when exists (select from users reader where reader.id = ${userId} and reader.is_vet)
            then json_build_object('dateSent', iso_instant(kept.created_at))
            else json_build_object('subject', kept.subject, 'text', kept.text,
              'dateSent', iso_instant(kept.created_at)) end as json
          from mailbox_letters kept where lower(kept.recipient) = lower(${email})
          union all
          select waiting.due_at, json_build_object('kind', waiting.kind, 'dateDue', iso_instant(waiting.due_at))
          from outbox waiting where waiting.done_at is null and ${isRecipient(
            sql`waiting.payload`,
            email,
          )}) letter`,
    },
  },
  withheld: {
    account_erasures:
      'When an account is erased, which is there only as long as nobody has signed in to it.',
    idempotency_keys:
      'Answers that this person was given already, for a repeated request; forgotten after a day.',
  },
};
