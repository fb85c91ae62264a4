import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { familyQuery } from '@zampa/client/clients/family-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffStanding } from '@zampa/domain/people/roles';
import { formatMoney } from '@zampa/i18n/format/money';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { OpenClientProps } from './card-props.ts';
import { ClientHistory } from './ClientHistory.tsx';
import { ClientInvitation } from './ClientInvitation.tsx';
import { ClientNote } from './ClientNote.tsx';
import { ClientState } from './ClientState.tsx';
import { FamilyCard } from './FamilyCard.tsx';
import styles from './FamilyCard.module.css';
import { RecordCard } from './RecordCard.tsx';

/** All that the clinic knows of a client, and the next thing to do. */
export function ClientCard({ client, facility, onPet }: OpenClientProps) {
  const { t } = useTranslation();
  const mayInvite = staffStanding(facility.idRole) !== 'consultant';
  return (
    <div className={styles['card']}>
      <ClientState client={client} facility={facility} />
      {client.status === 'ACTIVE' && (
        <Button
          variant="default"
          leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
          renderRoot={(props) => (
            <Link
              to="/workspace/calendar"
              search={{ open: 'booking', client: client.FamilyId }}
              {...props}
            />
          )}
        >
          {t('clients:card.book')}
        </Button>
      )}
      {client.status === 'INVITED' && mayInvite && (
        <ClientInvitation client={client} facility={facility} />
      )}
      {client.status === 'ACTIVE' ? (
        <Family client={client} facility={facility} onPet={onPet} />
      ) : (
        <RecordCard client={client} facility={facility} onPet={onPet} />
      )}
      <section>
        <h3 className={styles['heading']}>{t('clients:columns.balance')}</h3>
        <p className={styles['quiet']}>{formatMoney(client.balance, 'EUR')}</p>
      </section>
      {mayInvite && <ClientNote client={client} facility={facility} />}
      <ClientHistory client={client} facility={facility} />
    </div>
  );
}

function Family({ client, facility, onPet }: OpenClientProps) {
  const query = useQuery(familyQuery(useApi(), client.FamilyId, facility.id));
  return (
    <QueryStates query={query} shape="rows">
      {(family) => <FamilyCard family={family} facility={facility} onPet={onPet} />}
    </QueryStates>
  );
}
