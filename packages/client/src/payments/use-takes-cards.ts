import { useQuery } from '@tanstack/react-query';
import { useApi } from '../ClientProvider.tsx';
import { configurationQuery } from '../facilities/queries.ts';

/** Tells whether clients of a clinic can pay by card; `undefined` until that is known. */
export function useTakesCards(facilityId: string): boolean | undefined {
  const { data } = useQuery(configurationQuery(useApi(), facilityId));
  return data && data.payments.status === 'READY';
}
