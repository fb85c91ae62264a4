import { petWeights } from '@zampa/db/schema/pets';
import type { Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';

export type Weighing = {
  readonly petId: string;
  /** What was said of the weight: undefined where nothing was, null where it is not known any more. */
  readonly weight: number | null | undefined;
  readonly before: number | null;
  readonly userId: string;
};

/** Keeps a weight that differs from the one before, with who said it and when. */
export async function insertWeight(
  tx: Queryable,
  { petId, weight, before, userId }: Weighing,
  now: Date,
): Promise<void> {
  if (weight === undefined || weight === null || weight === before) return;
  await tx
    .insert(petWeights)
    .values({ id: newId(), petId, weightGrams: weight, userId, createdAt: now });
}
