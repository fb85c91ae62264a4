import { AUDIT_KINDS } from '@zampa/domain/audit/audit-log';
import * as z from 'zod';
import { instant } from '../values.ts';

export const AuditEntry = z
  .object({
    id: z.uuid(),
    date: instant,
    kind: z.enum(AUDIT_KINDS),
    action: z.string(),
    user: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }).nullable(),
    pet: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    subject: z.object({ kind: z.string(), id: z.uuid() }).nullable(),
    network: z.string(),
    device: z.string().nullable(),
    changes: z.array(
      z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
    ),
    seq: z.int().nullable(),
    hash: z.string().nullable(),
  })
  .meta({
    id: 'AuditEntry',
    description:
      'action: the name of the call. user: null if they are no longer known. pet: null if the entry is not about one. subject: the thing that the call names. network: the address of the caller. device: browser and system. changes: fields before and after. seq, hash: place in the chain of hashes of the clinic; null for some seconds after the entry was written.',
  });
export type AuditEntry = z.output<typeof AuditEntry>;

export const RecordReader = z
  .object({
    id: z.uuid(),
    date: instant,
    kind: z.enum(['HEALTH_READ', 'HEALTH_CHANGE']),
    user: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }).nullable(),
    facility: z.object({ id: z.uuid(), name: z.string() }),
  })
  .meta({
    id: 'RecordReader',
    description:
      'A team member who read or changed the record of a pet. user: null if they are no longer known. lastName: the initial.',
  });
export type RecordReader = z.output<typeof RecordReader>;
