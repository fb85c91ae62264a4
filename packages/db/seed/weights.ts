import type { petWeights } from '../src/schema/pets.ts';
import { daysBefore, type Seeding } from './seeding.ts';

/** Pairs of days ago and share of the current weight. The last one is the current weight. */
const WEIGHINGS = [
  [44, 0.93],
  [30, 0.97],
  [16, 1.02],
  [3, 1],
] as const;

/** Returns the weight history of an animal since its family became a client, entered by the owner. */
export function createWeights(
  { now, newId }: Seeding,
  petId: string,
  weightGrams: number | null | undefined,
  userId: string,
): (typeof petWeights.$inferInsert)[] {
  if (!weightGrams) return [];
  return WEIGHINGS.map(([days, share]) => ({
    id: newId(),
    petId,
    weightGrams: Math.max(1, Math.round(weightGrams * share)),
    userId,
    createdAt: daysBefore(now, days),
  }));
}
