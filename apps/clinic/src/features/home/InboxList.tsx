import { IconMoodSmile } from '@zampa/ui/icons/IconMoodSmile';
import { Link } from '@tanstack/react-router';
import { inboxItemKey, useInbox } from '@zampa/client/inbox/use-inbox';
import type { InboxGroup } from '@zampa/domain/inbox/inbox-groups';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { TitledPanel } from '@zampa/ui/panel/TitledPanel.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { CountBadge } from '@zampa/ui/chips/CountBadge.tsx';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useInboxScope } from '../../facility/use-inbox-scope.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { InboxFilter } from './InboxFilter.tsx';
import styles from './InboxList.module.css';
import { InboxRow } from './InboxRow.tsx';
import { ScopeSwitch } from './ScopeSwitch.tsx';

export interface InboxListProps {
  /** All inbox items in the chosen scope. */
  inbox: ReturnType<typeof useInbox>;
  howToJoin: ReactNode;
}

/** Lists all inbox items of the clinic, most urgent first. */
export function InboxList({ inbox, howToJoin }: InboxListProps) {
  const { t } = useTranslation();
  const { id: facilityId } = useFacility();
  const [scope, setScope] = useInboxScope();
  const [chosenGroup, setChosenGroup] = useState<InboxGroup>();
  const { total = 0 } = inbox;
  // Rendered deferred in chunks and shown in one step, to avoid layout shifts.
  const around = useDeferredValue(inbox.around);
  // The chosen group may have become empty.
  const group = chosenGroup && around && around.groups[chosenGroup] > 0 ? chosenGroup : undefined;
  const { items, ...query } = useInbox(useLanguage(), { facilityId, scope: scope, group });
  const deferredData = useDeferredValue(query.data);
  return (
    <TitledPanel
      title={t('home:waiting.title')}
      count={<CountBadge count={total} label={t('common:words.waiting', { count: total })} />}
      link={
        <Link to="/workspace/requests" search={{}}>
          {t('home:waiting.all')}
        </Link>
      }
      choice={around && around.others > 0 && <ScopeSwitch value={scope} onChange={setScope} />}
    >
      {around && total > 0 && (
        <InboxFilter groups={around.groups} chosen={group} onChoose={setChosenGroup} />
      )}
      <QueryStates query={{ ...query, data: query.data && deferredData }} shape="rows" count={4}>
        {() =>
          items.length > 0 ? (
            <>
              <ul className={styles['rows']}>
                {items.map((item) => (
                  <li key={inboxItemKey(item)}>
                    <InboxRow item={item} />
                  </li>
                ))}
              </ul>
              <LoadMore query={query} />
            </>
          ) : (
            <FirstSteps howToJoin={howToJoin} otherwise={<AllAnswered />} />
          )
        }
      </QueryStates>
    </TitledPanel>
  );
}

function AllAnswered() {
  const { t } = useTranslation();
  return (
    <EmptyState picture={<IconMoodSmile size={32} />} title={t('home:waiting.calm')}>
      {t('home:waiting.calmWhy')}
    </EmptyState>
  );
}
