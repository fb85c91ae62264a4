import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';

/**
 * Export of the payments and receipts of a person's families. Card and payer details of other family members are left
 * out.
 */
export const paymentData: PersonalData = {
  parts: {
    payments: {
      tables: ['charges', 'ledger_entries', 'refunds', 'card_attempts', 'card_attempt_lines'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('id', owed.id, 'conversationId', owed.conversation_id,
          'facility', (select json_build_object('id', f.id, 'name', f.name) from facilities f where f.id = owed.facility_id),
          'type', owed.kind, 'payment_type', owed.payment_type, 'upfront', owed.upfront, 'status', owed.status,
          'amount', owed.amount, 'deposit', owed.deposit, 'refunded', owed.refunded, 'currency', owed.currency,
          'dateCreated', iso_instant(owed.created_at), 'dateAsked', iso_instant(owed.asked_at),
          'datePaid', iso_instant(owed.paid_at),
          'entries', (select coalesce(json_agg(json_build_object('type', line.type, 'amount', line.amount,
            'dateCreated', iso_instant(line.created_at)) order by line.seq), '[]')
            from ledger_entries line where line.charge_id = owed.id),
          'refunds', (select coalesce(json_agg(json_build_object('amount', back.amount, 'status', back.status,
            'reason', back.reason, 'dateCreated', iso_instant(back.created_at)) order by back.created_at, back.id), '[]')
            from refunds back where back.charge_id = owed.id),
          'cards', (select coalesce(json_agg(json_build_object('amount', part.amount, 'status', tried.status,
            'isOwn', tried.payer_id = ${userId}::uuid,
            'brand', case when tried.payer_id = ${userId}::uuid then tried.card_brand end,
            'last4', case when tried.payer_id = ${userId}::uuid then tried.card_last4 end,
            'dateCreated', iso_instant(tried.created_at)) order by tried.created_at, tried.id), '[]')
            from card_attempt_lines part join card_attempts tried on tried.id = part.attempt_id
            where part.charge_id = owed.id)) order by owed.created_at, owed.id), '[]')
        from charges owed where owed.family_id in (select fm.family_id from family_members fm
          where fm.user_id = ${userId} and fm.status = 'ACTIVE')`,
    },
    receipts: {
      tables: ['receipts', 'receipt_charges'],
      json: ({ userId, email }) => sql`
        select coalesce(json_agg(json_build_object('id', paper.id,
          'address', '/api/payments/receipts/' || paper.id,
          'kind', paper.kind, 'year', paper.year, 'number', paper.number, 'amount', paper.amount,
          'currency', paper.currency, 'means', paper.means, 'issuer', paper.issuer,
          'payer', case when lower(paper.payer ->> 'email') = lower(${email}) then paper.payer end,
          'lines', paper.lines, 'dateIssued', iso_instant(paper.issued_at),
          'payments', (select coalesce(json_agg(covered.charge_id order by covered.charge_id), '[]')
            from receipt_charges covered where covered.receipt_id = paper.id))
          order by paper.issued_at, paper.id), '[]')
        from receipts paper where paper.family_id in (select fm.family_id from family_members fm
          where fm.user_id = ${userId} and fm.status = 'ACTIVE')`,
    },
  },
};
