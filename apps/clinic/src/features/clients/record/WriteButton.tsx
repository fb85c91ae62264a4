import { ActionIcon } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Client } from '@zampa/contract/clients/objects';
import { staffStanding } from '@zampa/domain/people/roles';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { clientName } from '@zampa/client/clients/client-name';
import type { ClientsSearch } from '../lists/search.ts';
import styles from './WriteButton.module.css';

export interface WriteButtonProps {
  client: Client;
  search: ClientsSearch;
}

/** Leads from a list to a message for this client; a consultant, who only sees what is assigned, has none. */
export function WriteButton({ client, search }: WriteButtonProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  if (staffStanding(facility.idRole) === 'consultant') return null;
  return (
    <ActionIcon
      renderRoot={(props) => (
        <Link
          to="/workspace/clients"
          search={{ ...search, client: client.FamilyId, write: true }}
          {...props}
        />
      )}
      color="gray"
      className={styles['write'] ?? ''}
      aria-label={t('clients:write.title', { name: clientName(client) })}
    >
      <IconMessage size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
