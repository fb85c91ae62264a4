import type { QueryClient } from '@tanstack/react-query';
import { facilityKeys } from '../facilities/queries.ts';
import { teamKeys } from '../team/keys.ts';

/** Query keys of a facility's subscription. */
export const subscriptionKeys = {
  all: ['subscription'] as const,
  of: (facilityId: string) => ['subscription', facilityId, 'state'] as const,
  invoices: (facilityId: string) => ['subscription', facilityId, 'invoices'] as const,
};

/** Invalidates everything that depends on a facility's plan or on the organization's admins. */
export function refreshPlanState(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: subscriptionKeys.all });
  void client.invalidateQueries({ queryKey: facilityKeys.all });
  void client.invalidateQueries({ queryKey: teamKeys.all });
  void client.invalidateQueries({ queryKey: ['me'] });
}
