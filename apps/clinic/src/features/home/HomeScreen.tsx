import '@zampa/i18n/english/home';
import { useInbox } from '@zampa/client/inbox/use-inbox';
import { useRequestCounts } from '@zampa/client/inbox/use-requests';
import { useMe } from '@zampa/client/session/use-me';
import { formatLongDay } from '@zampa/i18n/format/dates';
import { formatRelative } from '@zampa/i18n/format/relative';
import { useLanguage } from '@zampa/i18n/use-language';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { type ReactNode, useDeferredValue } from 'react';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useInboxScope } from '../../facility/use-inbox-scope.ts';
import { greetingText } from './greeting-text.ts';
import { HomeTiles } from './HomeTiles.tsx';
import styles from './HomeScreen.module.css';
import { useAppointmentsToday } from './use-appointments-today.ts';
import { InboxList } from './InboxList.tsx';

export interface HomeScreenProps {
  /** Code and QR code, for a clinic without clients. */
  howToJoin: ReactNode;
  /** Remaining set-up steps; empty once everything is set up. */
  setUp: ReactNode;
  /** Today's appointments; their space is reserved while they load. */
  today: ReactNode;
}

/** Shows the home screen: greeting, key figures, inbox and today's appointments. */
export function HomeScreen({ howToJoin, setUp, today }: HomeScreenProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const language = useLanguage();
  const { firstName } = useMe();
  const counts = useRequestCounts(facility.id);
  const [scope] = useInboxScope();
  const inbox = useInbox(language, { facilityId: facility.id, scope: scope });
  // Deferred like the list, which renders in chunks.
  const isLoading = useDeferredValue(inbox.isPending);
  const urgent = inbox.around?.urgent ?? 0;
  const now = useMinuteClock();
  const next = useAppointmentsToday(facility)?.next;
  return (
    <div className={styles['screen']}>
      <header>
        <h2 className={`z-display ${styles['greeting']}`}>
          {greetingText(t, firstName, facility.timezone, now)}
        </h2>
        <p className={styles['summary']}>
          {[
            formatLongDay(now, facility.timezone, language),
            inbox.total !== undefined && waitingText(t, inbox.total),
            urgent > 0 && t('home:summary.urgent', { count: urgent }),
            next &&
              t('home:summary.next', {
                when: formatRelative(next, now, language, facility.timezone),
              }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      {setUp}
      <HomeTiles requests={inbox.around?.groups.REQUESTS} counts={counts} />
      <div className={styles['columns']} data-coming={isLoading || undefined}>
        <InboxList inbox={inbox} howToJoin={howToJoin} />
        <div className={styles['today']}>{today}</div>
      </div>
    </div>
  );
}

const waitingText = (t: Translate, count: number): string =>
  count > 0 ? t('home:summary.waiting', { count }) : t('home:summary.nothing');
