import { Link } from '@tanstack/react-router';
import { useMoney } from '@zampa/i18n/use-money';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import styles from './ClientCards.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { ClientCheckbox } from './ClientCheckbox.tsx';
import { clientName } from './client-line.ts';
import { ClientPets } from '../record/ClientPets.tsx';
import { ClientStatus } from './ClientStatus.tsx';
import type { ClientTableProps } from './ClientTable.tsx';
import { WriteButton } from '../record/WriteButton.tsx';

/** Clients on a narrow screen. */
export function ClientCards({ clients, search, selection }: ClientTableProps) {
  const facility = useFacility();
  const money = useMoney();
  return (
    <ul className={styles['cards']}>
      {clients.map((client) => (
        <li key={client.id} className={styles['item']}>
          <ClientCheckbox client={client} selection={selection} />
          <Link
            to="/workspace/clients"
            search={{ ...search, client: client.FamilyId }}
            className={styles['card']}
          >
            <PersonPicture person={{ ...client, id: client.userId }} size={40} />
            <span className={styles['who']}>
              <strong>{clientName(client)}</strong>
              <ClientPets pets={client.pets} />
            </span>
            <span className={styles['state']}>
              <ClientStatus client={client} />
              {client.balance > 0 && (
                <span className={styles['due']}>{money(client.balance, facility.currency)}</span>
              )}
            </span>
          </Link>
          <WriteButton client={client} search={search} />
        </li>
      ))}
    </ul>
  );
}
