import { Link } from '@tanstack/react-router';
import { useMoney } from '@zampa/i18n/use-money';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import styles from './ClientCards.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { ClientCheckbox } from './ClientCheckbox.tsx';
import { clientName } from './client-line.ts';
import { ClientPets } from '../record/ClientPets.tsx';
import { ClientStatus } from './ClientStatus.tsx';
import type { ClientTableProps } from './ClientTable.tsx';
import { WriteButton } from '../record/WriteButton.tsx';

/** Shows clients on a narrow screen. */
export function ClientCards({ clients, search, selection }: ClientTableProps) {
  const facility = useFacility();
  const money = useMoney();
  return (
    <Stack as="ul" gap="8">
      {clients.map((client) => (
        <Row as="li" gap="12" wrap={false} key={client.id}>
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
                <Text as="span" tone="danger" weight="600">
                  {money(client.balance, facility.currency)}
                </Text>
              )}
            </span>
          </Link>
          <WriteButton client={client} search={search} />
        </Row>
      ))}
    </Stack>
  );
}
