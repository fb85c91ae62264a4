import { useQuery } from '@tanstack/react-query';
import { useApi } from '../ClientProvider.tsx';
import { configurationQuery } from '../facilities/queries.ts';

/** Returns whether a clinic's clients can pay by card; undefined until loaded. */
export function useAcceptsCards(facilityId: string): boolean | undefined {
  const { data } = useQuery(configurationQuery(useApi(), facilityId));
  return data && data.payments.status === 'READY';
}
