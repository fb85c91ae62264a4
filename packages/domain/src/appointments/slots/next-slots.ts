import type { Slot } from './slots.ts';

/** A slot with the team member who takes it. */
export type AssignedSlot = Pick<Slot, 'start' | 'end'> & { readonly memberId: string };

/**
 * Returns the first slots that do not overlap each other.
 *
 * @param slots ascending
 * @param preferredId the member who takes a slot if they are free
 */
export function nextSlots(
  slots: readonly Slot[],
  most: number,
  preferredId: string | null,
): readonly AssignedSlot[] {
  const chosen: AssignedSlot[] = [];
  for (const { start, end, assignees } of slots) {
    if (chosen.length === most) break;
    const [first] = assignees;
    if (first === undefined || start < (chosen.at(-1)?.end ?? start)) continue;
    const memberId = preferredId && assignees.includes(preferredId) ? preferredId : first;
    chosen.push({ start, end, memberId });
  }
  return chosen;
}
