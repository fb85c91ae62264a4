import { ActionIcon } from '@mantine/core';
import { IconDeviceMobileMessage } from '@zampa/ui/icons/IconDeviceMobileMessage';
import { IconMail } from '@zampa/ui/icons/IconMail';
import { IconMessage } from '@zampa/ui/icons/IconMessage';
import { Link } from '@tanstack/react-router';
import type { Client } from '@zampa/contract/clients/objects';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { clientName } from '@zampa/client/clients/client-name';
import type { ClientsSearch } from '../lists/search.ts';
import { wayToWrite } from './contact-outside.ts';
import styles from './WriteButton.module.css';

export interface WriteButtonProps {
  client: Client;
  search: ClientsSearch;
}

/**
 * Link from the list to write to a client. Opens the client's card for a message; for clients without an account,
 * an e-mail or text message. Hidden from consultants, who see only assigned conversations, and for clients who
 * cannot be reached.
 */
export function WriteButton({ client, search }: WriteButtonProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const way = wayToWrite(client);
  if (way === null || staffRoleOf(facility.idRole) === 'consultant') return null;
  const name = clientName(client);
  const look = { color: 'gray', className: styles['write'] ?? '' } as const;
  if (way.kind !== 'APP')
    return (
      <ActionIcon
        {...look}
        component="a"
        href={way.href}
        aria-label={
          way.kind === 'EMAIL'
            ? t('clients:write.emailName', { name })
            : t('clients:write.smsName', { name })
        }
      >
        {way.kind === 'EMAIL' ? (
          <IconMail size={18} aria-hidden="true" />
        ) : (
          <IconDeviceMobileMessage size={18} aria-hidden="true" />
        )}
      </ActionIcon>
    );
  return (
    <ActionIcon
      {...look}
      renderRoot={(props) => (
        <Link
          to="/workspace/clients"
          search={{ ...search, client: client.FamilyId, write: true }}
          {...props}
        />
      )}
      aria-label={t('clients:write.title', { name })}
    >
      <IconMessage size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
