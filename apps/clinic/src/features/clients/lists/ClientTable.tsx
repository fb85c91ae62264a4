import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { Table } from '@zampa/ui/mantine/Table';
import { Link } from '@tanstack/react-router';
import type { Client } from '@zampa/contract/clients/objects';
import { formatPhone } from '@zampa/domain/people/phone-format';
import { formatDay } from '@zampa/i18n/format/dates';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { memo } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { ClientCheckbox, type ClientCheckboxProps } from './ClientCheckbox.tsx';
import { clientName, phoneNumberOf } from '@zampa/client/clients/client-name';
import { ClientPets } from '../record/ClientPets.tsx';
import { ClientStatus } from './ClientStatus.tsx';
import styles from './ClientTable.module.css';
import type { ClientsSearch } from './search.ts';
import type { ClientSelection } from './selection.ts';
import { WriteButton } from '../record/WriteButton.tsx';

export interface ClientTableProps {
  clients: readonly Client[];
  search: ClientsSearch;
  selection: ClientSelection;
}

/** Memoized: a row renders again only when its props change. */
const Row = memo(ClientRow);

/** The list of clients on a wide screen. The whole row links to the client's card. */
export function ClientTable({ clients, search, selection }: ClientTableProps) {
  const { t } = useTranslation();
  const { chosen, choose, chooseOnly } = selection;
  const all = clients.every(({ id }) => chosen.has(id));
  return (
    <div className={styles['frame']}>
      <Table className={styles['table'] ?? ''} verticalSpacing="xs" horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={styles['choice']}>
              <Checkbox
                aria-label={t('clients:bulk.all')}
                checked={all}
                indeterminate={!all && chosen.size > 0}
                onChange={() => chooseOnly(all ? [] : clients.map(({ id }) => id))}
              />
            </Table.Th>
            <Table.Th className={styles['client']}>{t('clients:columns.client')}</Table.Th>
            <Table.Th className={styles['pets']}>{t('clients:columns.pets')}</Table.Th>
            <Table.Th>{t('clients:columns.contact')}</Table.Th>
            <Table.Th className={styles['status']}>{t('clients:columns.status')}</Table.Th>
            <Table.Th className={styles['since']}>{t('clients:columns.since')}</Table.Th>
            <Table.Th className={`${styles['money']} ${styles['balance']}`}>
              {t('clients:columns.balance')}
            </Table.Th>
            <Table.Th className={styles['action']} aria-label={t('clients:write.action')} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {clients.map((client) => (
            <Row
              key={client.id}
              client={client}
              search={search}
              isChosen={chosen.has(client.id)}
              choose={choose}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

type ClientRowProps = ClientCheckboxProps & Pick<ClientTableProps, 'search'>;

function ClientRow({ client, search, isChosen, choose }: ClientRowProps) {
  const facility = useFacility();
  const money = useMoney();
  return (
    <Table.Tr className={styles['row']}>
      <Table.Td className={styles['choice']}>
        <ClientCheckbox client={client} isChosen={isChosen} choose={choose} />
      </Table.Td>
      <Table.Td>
        <Link
          to="/workspace/clients"
          search={{ ...search, client: client.FamilyId }}
          className={styles['name']}
        >
          <PersonPicture person={{ ...client, id: client.userId }} size={34} />
          <span>
            <bdi>{clientName(client)}</bdi>
          </span>
        </Link>
      </Table.Td>
      <Table.Td>
        <ClientPets pets={client.pets} />
      </Table.Td>
      <Table.Td>
        <ClientContact client={client} />
      </Table.Td>
      <Table.Td>
        <ClientStatus client={client} />
      </Table.Td>
      <Table.Td className={styles['since']}>
        {client.clientFrom && formatDay(new Date(client.clientFrom), facility.timezone)}
      </Table.Td>
      <Table.Td className={styles['money']} data-due={client.balance > 0 || undefined}>
        {money(client.balance, facility.currency)}
      </Table.Td>
      <Table.Td>
        <WriteButton client={client} search={search} />
      </Table.Td>
    </Table.Tr>
  );
}

function ClientContact({ client }: { client: Client }) {
  const { t } = useTranslation();
  const stored = phoneNumberOf(client);
  const number = stored && formatPhone(stored);
  if (!client.email && !number)
    return (
      <Text as="span" tone="muted" size="small">
        {t('clients:noContact')}
      </Text>
    );
  return (
    <>
      <div className={styles['contact']}>
        <bdi>{client.email ?? number}</bdi>
      </div>
      {client.email && number && (
        <Text as="div" tone="muted" size="small">
          <bdi>{number}</bdi>
        </Text>
      )}
    </>
  );
}
