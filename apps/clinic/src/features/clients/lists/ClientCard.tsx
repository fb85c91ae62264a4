import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@zampa/ui/icons/IconCalendarPlus';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { familyQuery } from '@zampa/client/clients/family-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { refusalToBookVisit } from '@zampa/domain/clients/relationship';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { OpenClientProps, FullClientCardProps } from './card-props.ts';
import { ClientHistory } from '../record/ClientHistory.tsx';
import { ClientInvitation } from '../invitations/ClientInvitation.tsx';
import { ClientNote } from '../record/ClientNote.tsx';
import { ClientRelationship } from './ClientRelationship.tsx';
import { FamilyCard } from '../record/FamilyCard.tsx';
import styles from '../record/FamilyCard.module.css';
import { RecordCard } from '../record/RecordCard.tsx';
import { WriteToClient } from '../record/WriteToClient.tsx';

/** Shows everything about a client, and the next actions. */
export function ClientCard({ client, startsMessage, onPet }: FullClientCardProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const money = useMoney();
  const role = staffRoleOf(facility.idRole);
  const mayInvite = role !== 'consultant';
  const isBookable = refusalToBookVisit(client.status) === null;
  return (
    <Stack gap="24">
      <div className={styles['steps']}>
        {mayInvite && <WriteToClient client={client} startsMessage={startsMessage} />}
        {mayInvite && isBookable && (
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
      </div>
      <ClientRelationship client={client} />
      {client.status === 'INVITED' && mayInvite && <ClientInvitation client={client} />}
      {client.status === 'ACTIVE' ? (
        <ClientFamily client={client} onPet={onPet} />
      ) : (
        <RecordCard client={client} onPet={onPet} />
      )}
      <section>
        <h3 className={styles['heading']}>{t('clients:columns.balance')}</h3>
        <Row justify="between">
          <Text tone="muted" size="small">
            {money(client.balance, facility.currency)}
          </Text>
          <Link to="/workspace/payments" search={{ client: client.FamilyId }}>
            {role === 'admin' ? t('clients:card.payments') : t('clients:card.paymentsOnly')}
          </Link>
        </Row>
      </section>
      {mayInvite && <ClientNote client={client} />}
      <ClientHistory client={client} />
    </Stack>
  );
}

function ClientFamily({ client, onPet }: OpenClientProps) {
  const facility = useFacility();
  const query = useQuery(familyQuery(useApi(), client.FamilyId, facility.id));
  return (
    <QueryStates query={query} shape="rows">
      {(family) => <FamilyCard family={family} onPet={onPet} />}
    </QueryStates>
  );
}
