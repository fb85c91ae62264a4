import { IconPhone } from '@zampa/ui/icons/IconPhone';
import type { CallAnswer } from '@zampa/client/api/call-types';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { formatPhone, phoneLink } from '@zampa/domain/people/phone-format';
import { personName } from '@zampa/i18n/person-name';
import { formatDay } from '@zampa/i18n/format/dates';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './RequestContext.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { useContextFamily } from './use-context-family.ts';

export interface ContextClientProps {
  conversation: Conversation;
}

/** Shows the family members with their phone numbers; for a client that has left, only a note. */
export function ContextClient({ conversation }: ContextClientProps) {
  const { t } = useTranslation();
  const { user, ended } = conversation.family;
  if (!ended) return <CurrentClient conversation={conversation} />;
  return (
    <section className={styles['people']} aria-label={t('inbox:conversation.context.client')}>
      {user && (
        <strong>
          <bdi>{personName(user)}</bdi>
        </strong>
      )}
      <small>{t('inbox:conversation.context.left')}</small>
    </section>
  );
}

function CurrentClient({ conversation }: ContextClientProps) {
  const { t } = useTranslation();
  const query = useContextFamily(conversation);
  return (
    <QueryStates query={query} shape="rows" count={1}>
      {({ Users, Facilities }) => (
        <section className={styles['people']} aria-label={t('inbox:conversation.context.client')}>
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

type Family = CallAnswer<'readFamily'>;

function ContextPerson({ person }: { person: Family['Users'][number] }) {
  const { t } = useTranslation();
  const name = personName(person);
  return (
    <>
      <PersonPicture person={person} size={34} />
      <span className={styles['person']}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {person.phone ? (
          <a href={phoneLink(person.phone)}>
            <IconPhone size={16} aria-hidden="true" />
            <span className="z-visually-hidden">
              {t('inbox:conversation.context.call', { name })}:{' '}
            </span>
            <bdi>{formatPhone(person.phone)}</bdi>
          </a>
        ) : (
          <small>{t('inbox:conversation.context.noPhone')}</small>
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
  return <small>{t('inbox:conversation.context.clientSince', { date })}</small>;
}
