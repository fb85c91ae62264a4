import { species } from '@zampa/db/schema/pets';
import { refusalToEnable } from '@zampa/domain/services/service-types';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import { canTakeCards } from '../payments/public.ts';

/** A service as it would be stored. */
type Offer = {
  readonly facilityId: string;
  readonly serviceTypeId: number;
  readonly price: number;
  readonly enabled: boolean;
  readonly species: readonly number[];
};

/** Requires that all species exist. Throws VALIDATION. */
export async function requireSpecies(tx: Queryable, ids: readonly number[]): Promise<void> {
  const found = await tx
    .select({ id: species.id })
    .from(species)
    .where(inArray(species.id, [...ids]));
  if (found.length < new Set(ids).size) throw invalid('species', 'unknown');
}

/**
 * Requires that the species exist and that clients can pay for the service if it is enabled. Errors: VALIDATION,
 * PAYMENTS_NOT_CONFIGURED.
 */
export async function requireOfferable(tx: Queryable, offer: Offer): Promise<void> {
  await requireSpecies(tx, offer.species);
  if (!offer.enabled) return;
  const refusal = refusalToEnable(offer, await canTakeCards(tx, offer.facilityId));
  if (refusal) throw new Refusal(refusal, { fields: [{ field: 'enabled', code: refusal }] });
}
