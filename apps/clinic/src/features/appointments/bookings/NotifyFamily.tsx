import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { clientQuery } from '@zampa/client/clients/client-query';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { NotifyClient, type NotifyClientProps } from './NotifyClient.tsx';

export interface NotifyFamilyProps extends Omit<NotifyClientProps, 'closing'> {
  /** Whose client it is about; absent until one is chosen. */
  familyId: string | undefined;
}

/** Asks whether a client is written about a time at once, of whom only the family is known. */
export function NotifyFamily({ familyId = '', ...choice }: NotifyFamilyProps) {
  const { id } = useFacility();
  const query = clientQuery(useApi(), id, familyId);
  const { data: client } = useQuery({ ...query, enabled: familyId !== '' });
  return <NotifyClient {...choice} closing={client?.closing} />;
}
