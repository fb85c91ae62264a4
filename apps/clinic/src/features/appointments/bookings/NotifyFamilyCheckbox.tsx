import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { clientQuery } from '@zampa/client/clients/client-query';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { clientReach } from './client-reach.ts';
import { NotifyClientCheckbox, type NotifyClientCheckboxProps } from './NotifyClientCheckbox.tsx';

export interface NotifyFamilyCheckboxProps extends Omit<NotifyClientCheckboxProps, 'emailReach'> {
  /** The client's family; undefined until one is chosen. */
  familyId: string | undefined;
}

/** Checkbox to notify a client, for callers that only have the family id. */
export function NotifyFamilyCheckbox({ familyId = '', ...choice }: NotifyFamilyCheckboxProps) {
  const { id } = useFacility();
  const query = clientQuery(useApi(), id, familyId);
  const { data: client } = useQuery({ ...query, enabled: familyId !== '' });
  const contact = client && {
    closing: client.closing,
    hasEmail: client.email !== null || client.registered,
  };
  return <NotifyClientCheckbox {...choice} emailReach={clientReach(contact)} />;
}
