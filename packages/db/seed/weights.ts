import type { petWeights } from '../src/schema/pets.ts';
import { daysBefore, type Seeding } from './seeding.ts';

/** Days ago, and the share of what the animal weighs now. The last is what it weighs now. */
const WEIGHINGS = [
  [44, 0.93],
  [30, 0.97],
  [16, 1.02],
  [3, 1],
] as const;

/** What an animal has weighed since its family is a client, as its people noted it. */
export function weightsOf(
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
