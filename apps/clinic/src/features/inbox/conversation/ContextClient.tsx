import { IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { AnswerOfKey } from '@zampa/client/api/call-types';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { familyQuery } from '@zampa/client/clients/family-query';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { personName } from '@zampa/i18n/person-name';
import { formatDay } from '@zampa/i18n/format/dates';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './RequestContext.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

export interface ContextClientProps {
  family: Conversation['family'];
}

/** Shows the people of the family, each with a number to call; of those who have left, that they have. */
export function ContextClient({ family: { id, user, ended } }: ContextClientProps) {
  const { t } = useTranslation();
  if (!ended) return <CurrentClient familyId={id} />;
  return (
    <section className={styles['people']} aria-label={t('inbox-opened:context.client')}>
      {user && <strong>{personName(user)}</strong>}
      <small>{t('inbox-opened:context.left')}</small>
    </section>
  );
}

function CurrentClient({ familyId }: { familyId: string }) {
  const facility = useFacility();
  const { t } = useTranslation();
  const query = useQuery(familyQuery(useApi(), familyId, facility.id));
  return (
    <QueryStates query={query} shape="rows" count={1}>
      {({ Users, Facilities }) => (
        <section className={styles['people']} aria-label={t('inbox-opened:context.client')}>
          <ul>
            {Users.map((person) => (
              <li key={person.id}>
                <ContextPerson person={person} />
              </li>
            ))}
          </ul>
          <ClientSince relations={Facilities} />
        </section>
      )}
    </QueryStates>
  );
}

type Family = AnswerOfKey<'GET /families'>;

function ContextPerson({ person }: { person: Family['Users'][number] }) {
  const { t } = useTranslation();
  const name = personName(person);
  return (
    <>
      <PersonPicture person={person} size={34} />
      <span className={styles['person']}>
        <strong>{name}</strong>
        {person.phone ? (
          <a href={`tel:${person.phone}`}>
            <IconPhone size={16} aria-hidden="true" />
            <span className="z-visually-hidden">{t('inbox-opened:context.call', { name })}: </span>
            {person.phone}
          </a>
        ) : (
          <small>{t('inbox-opened:context.noPhone')}</small>
        )}
      </span>
    </>
  );
}

type ClientSinceProps = { relations: Family['Facilities'] };

function ClientSince({ relations }: ClientSinceProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const since = relations.find(({ id }) => id === facility.id)?.clientFrom;
  if (!since) return null;
  const date = formatDay(new Date(since), facility.timezone);
  return <small>{t('inbox-opened:context.clientSince', { date })}</small>;
}
