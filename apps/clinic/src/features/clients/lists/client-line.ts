import type { Client } from '@zampa/contract/clients/objects';
import type { StatusTone } from '@zampa/ui/chips/StatusChip.tsx';

const tones: Readonly<Record<Client['status'], StatusTone>> = {
  IMPORTED: 'done',
  ACTIVE: 'progress',
  INVITED: 'new',
  DISABLED_BY_PO: 'due',
  DISABLED_BY_VET: 'due',
  IGNORED: 'waiting',
  REMOVED: 'done',
};

/** Returns the chip color for a client's status. */
export const statusTone = (status: Client['status']): StatusTone => tones[status];

/** Returns the first pet names in one line, and the number of further pets. */
export function toPetLine(
  pets: readonly { readonly name: string }[],
  shown: number,
): { names: string; more: number } {
  const names = pets.slice(0, shown).map(({ name }) => name);
  return { names: names.join(', '), more: pets.length - names.length };
}
