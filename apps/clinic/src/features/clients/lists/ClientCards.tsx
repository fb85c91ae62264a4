import { Link } from '@tanstack/react-router';
import { useMoney } from '@zampa/i18n/use-money';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { memo } from 'react';
import styles from './ClientCards.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { ClientCheckbox, type ClientCheckboxProps } from './ClientCheckbox.tsx';
import { clientName } from '@zampa/client/clients/client-name';
import { ClientPets } from '../record/ClientPets.tsx';
import { ClientStatus } from './ClientStatus.tsx';
import type { ClientTableProps } from './ClientTable.tsx';
import { WriteButton } from '../record/WriteButton.tsx';

/** Memoized: an item renders again only when its props change. */
const Item = memo(ClientItem);

/** The list of clients on a narrow screen. */
export function ClientCards({ clients, search, selection: { chosen, choose } }: ClientTableProps) {
  return (
    <Stack as="ul" gap="8">
      {clients.map((client) => (
        <Item
          key={client.id}
          client={client}
          search={search}
          isChosen={chosen.has(client.id)}
          choose={choose}
        />
      ))}
    </Stack>
  );
}

type ClientItemProps = ClientCheckboxProps & Pick<ClientTableProps, 'search'>;

function ClientItem({ client, search, isChosen, choose }: ClientItemProps) {
  const facility = useFacility();
  const money = useMoney();
  return (
    <Row as="li" gap="12" wrap={false}>
      <ClientCheckbox client={client} isChosen={isChosen} choose={choose} />
      <Link
        to="/workspace/clients"
        search={{ ...search, client: client.FamilyId }}
        className={styles['card']}
      >
        <PersonPicture person={{ ...client, id: client.userId }} size={40} />
        <span className={styles['who']}>
          <strong>
            <bdi>{clientName(client)}</bdi>
          </strong>
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
  );
}
