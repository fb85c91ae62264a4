import type { createFacility as call } from '@zampa/contract/facilities/create-facility';
import { withoutPersonIn } from '../../platform/acting.ts';
import type { ForPerson } from '../../platform/served.ts';
import { logDeclarations } from './log-declarations.ts';
import { openFacility } from './open-facility.ts';

export async function createFacility(served: ForPerson<typeof call>) {
  await logDeclarations(served);
  return withoutPersonIn(served.tx, 'newcomers', (tx) => openFacility({ ...served, tx }));
}
