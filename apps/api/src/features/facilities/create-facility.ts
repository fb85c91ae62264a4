import type { createFacility as call } from '@zampa/contract/facilities/create-facility';
import { withoutPersonIn } from '../../platform/acting.ts';
import type { PersonContext } from '../../platform/context.ts';
import { logDeclarations } from './log-declarations.ts';
import { openFacility } from './open-facility.ts';

export async function createFacility(context: PersonContext<typeof call>) {
  await logDeclarations(context);
  return withoutPersonIn(context.tx, 'newcomers', (tx) => openFacility({ ...context, tx }));
}
