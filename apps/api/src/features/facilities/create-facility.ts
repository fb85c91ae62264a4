import type { createFacility as call } from '@zampa/contract/facilities/create-facility';
import { withoutPersonIn } from '../../access/acting.ts';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { logDeclarations } from './log-declarations.ts';
import { openFacility } from './open-facility.ts';

/**
 * Opens a clinic and publishes the change to its admins and to those of the organization's other clinics, where
 * seats are counted again. Throws the errors of `openFacility`.
 */
export async function createFacility(context: PersonContext<typeof call>, deps: Deps) {
  await logDeclarations(context);
  const { opened, admins } = await withoutPersonIn(context.tx, 'newcomers', (tx) =>
    openFacility(deps, { ...context, tx }),
  );
  for (const userId of admins) publishStaff(deps, context.tx, opened.id, userId);
  return opened;
}
