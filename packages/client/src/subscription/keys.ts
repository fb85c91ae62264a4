import type { QueryClient } from '@tanstack/react-query';
import { facilityKeys } from '../facilities/queries.ts';
import { teamKeys } from '../team/keys.ts';

/** Names what is kept of what governs a facility. */
export const subscriptionKeys = {
  all: ['subscription'] as const,
  of: (facilityId: string) => ['subscription', facilityId, 'state'] as const,
  invoices: (facilityId: string) => ['subscription', facilityId, 'invoices'] as const,
};

/** Refreshes what a facility may do by its plan, and who of its staff decides on that, wherever either shows. */
export function refreshPlanState(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: subscriptionKeys.all });
  void client.invalidateQueries({ queryKey: facilityKeys.all });
  void client.invalidateQueries({ queryKey: teamKeys.all });
  void client.invalidateQueries({ queryKey: ['me'] });
}
