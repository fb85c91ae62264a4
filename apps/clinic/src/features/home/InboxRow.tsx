import { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import { personName } from '@zampa/i18n/person-name';
import { dayIn } from '@zampa/domain/time/plain-days';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { ServerPathLink } from '@zampa/shared-screens/navigation/ServerPathLink.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { InboxActions } from './InboxActions.tsx';
import { isPassedRequest } from './is-passed-request.ts';
import styles from './InboxList.module.css';
import { waitingText } from './waiting-text.ts';

/** Shows an inbox item with pet, client, subject, age and actions. */
export function InboxRow({ item }: { item: InboxItem }) {
  const { t } = useTranslation();
  const { pets, person, title, text, url, urgent } = item;
  const [pet] = pets;
  const name = person && personName(person);
  const isPassed = isPassedRequest(item, useServerMinute());
  return (
    <div className={styles['row']} data-urgent={urgent}>
      <ServerPathLink url={url} className={styles['open']}>
        {pet ? (
          <PetPicture pet={pet} size={40} />
        ) : (
          person && <PersonPicture person={person} size={40} />
        )}
        <span className={styles['words']}>
          <span className={styles['who']}>
            <strong>
              <bdi>{pet ? pets.map((each) => each.name).join(', ') : name}</bdi>
            </strong>
            {pet && name && (
              <span>
                <bdi>{name}</bdi>
              </span>
            )}
            {urgent && (
              <StatusChip tone="due" icon={<IconAlertTriangle size={14} aria-hidden="true" />}>
                {t('common:status.urgent')}
              </StatusChip>
            )}
            {isPassed && <StatusChip tone="waiting">{t('home:inbox.passed')}</StatusChip>}
          </span>
          <span className={styles['message']}>
            <strong>{title}</strong>
            {text && `: ${text}`}
          </span>
        </span>
      </ServerPathLink>
      <div className={styles['side']}>
        <Age item={item} />
        <InboxActions item={item} />
      </div>
    </div>
  );
}

/** Shows how long an item has been waiting, highlighted if it is from an earlier day. */
function Age({ item }: { item: InboxItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  const { timezone } = useFacility();
  const { since, urgent: isUrgent } = item;
  const isOld = dayIn(new Date(since), timezone) < dayIn(now, timezone);
  return (
    <time
      className={styles['time']}
      dateTime={since}
      data-tone={isUrgent ? 'danger' : isOld ? 'apricot' : 'muted'}
    >
      {waitingText(item, { t, language, now, zone: timezone })}
    </time>
  );
}
