import type { exportAudit as call } from '@zampa/contract/audit/export-audit';
import type { AuditEntry } from '@zampa/contract/audit/objects';
import { escapeFormulas } from '@zampa/domain/clients/csv';
import { fullName } from '@zampa/domain/people/names';
import type { Bytes, PersonContext } from '../../http/context.ts';
import { findEntries } from './entry-rows.ts';

const MOST_ENTRIES = 50_000;
const HEAD =
  'seq,date,kind,action,person,personId,pet,petId,subject,subjectId,network,device,changes,hash';

/** Returns a clinic's audit log as CSV, newest first. Texts that spreadsheets would run as formulas are escaped. */
export async function exportAudit({ tx, query }: PersonContext<typeof call>): Promise<Bytes> {
  const { items } = await findEntries(tx, { ...query, limit: MOST_ENTRIES });
  const lines = [HEAD, ...items.map((entry) => cellsOf(entry).map(toCell).join(','))];
  return {
    bytes: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
    contentType: 'text/csv; charset=utf-8',
    name: ['zampa-audit', query.from, query.to].filter(Boolean).join('-') + '.csv',
  };
}

const cellsOf = ({ user, pet, subject, ...entry }: AuditEntry) => [
  entry.seq,
  entry.date,
  entry.kind,
  entry.action,
  user && fullName(user),
  user?.id,
  pet?.name,
  pet?.id,
  subject?.kind,
  subject?.id,
  entry.network,
  entry.device,
  entry.changes
    .map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`)
    .join('; '),
  entry.hash,
];

const toCell = (value: string | number | null | undefined) =>
  `"${escapeFormulas(`${value ?? ''}`).replaceAll('"', '""')}"`;
