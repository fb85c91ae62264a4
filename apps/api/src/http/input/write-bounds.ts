import type { CallDefinition } from '@zampa/contract/call';
import type { Viewer } from '@zampa/domain/people/relation';
import type { FastifyRequest } from 'fastify';
import { hasPaidPlan } from '../../access/plan.ts';
import type { Account } from '../../access/viewer.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FreeSpace } from '../../uploads/free-space.ts';
import type { SentBody } from '../../uploads/forms.ts';
import { bodyBytesOf } from './json-body.ts';
import { isReadCall } from '../perform.ts';
import { LIMITS } from '../../limits/table.ts';
import type { TextQuota } from '../../limits/text-quota.ts';

export type WriteBoundsDeps = {
  readonly clock: Clock;
  readonly space: Pick<FreeSpace, 'isShortForGuests'>;
  readonly textQuota: TextQuota;
};

type Write = {
  readonly call: CallDefinition;
  readonly request: FastifyRequest;
  readonly sent: SentBody;
  /** The database as far as it is the account's. */
  readonly db: Database;
};

/**
 * Refuses text from accounts without a clinic while disk space is short, and from all accounts over their daily
 * quota. Refused requests count toward the quota. Errors: STORAGE_FULL, TOO_MANY_REQUESTS.
 */
export async function requireRoomForText(
  { clock, space, textQuota }: WriteBoundsDeps,
  { accountId, viewer }: Account,
  { call, request, sent, db }: Write,
): Promise<void> {
  if (isReadCall(call)) return;
  const bytes = textBytesOf(request, sent);
  if (bytes === 0) return;
  if (!hasClinic(viewer) && (await space.isShortForGuests(clock.now())))
    throw new Refusal('STORAGE_FULL', {
      detail: 'There is not enough disk space for this right now.',
    });
  await textQuota.spend(accountId, bytes, async () =>
    (await hasPaidPlan(db, viewer?.facilities ?? [], clock.now()))
      ? LIMITS.textOfPayingStaff.most
      : LIMITS.text.most,
  );
}

/** Returns whether a person works at a clinic or is a client of one. */
export const hasClinic = (viewer: Pick<Viewer, 'facilities' | 'clinics'> | null): boolean =>
  viewer !== null &&
  (viewer.facilities.length > 0 || viewer.clinics.some(({ status }) => status === 'ACTIVE'));

/** Returns the bytes of a JSON body, or of the fields of a form; files have their own quota. */
function textBytesOf(request: FastifyRequest, { body }: SentBody): number {
  if (!request.isMultipart()) return bodyBytesOf(request);
  const values = Object.values(typeof body === 'object' && body !== null ? body : {});
  return values.reduce<number>((sum, value) => sum + Buffer.byteLength(String(value)), 0);
}
