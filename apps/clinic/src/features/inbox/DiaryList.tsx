import { IconFilter } from '@zampa/ui/icons/IconFilter';
import { type DiaryFilter, useDiary } from '@zampa/client/inbox/use-diary';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { DiaryRow } from './DiaryRow.tsx';
import styles from './RequestList.module.css';
import { RequestRow } from './RequestRow.tsx';
import type { RequestsSearch } from './search.ts';

export interface DiaryListProps {
  filter: DiaryFilter;
  search: RequestsSearch;
}

/** Lists the diary entries that the clinic may read, alone or mixed with consultations, newest first. */
export function DiaryList({ filter, search }: DiaryListProps) {
  const { t } = useTranslation();
  const { items, ...query } = useDiary(filter);
  return (
    <div className={styles['scroller']}>
      <QueryStates query={query} shape="rows" count={6}>
        {() => (
          <>
            {items.length === 0 && (
              <EmptyState picture={<IconFilter size={28} />} title={t('diary:nothing.title')}>
                {t('diary:nothing.why')}
              </EmptyState>
            )}
            <ul className={styles['rows']}>
              {items.map((item) => (
                <li key={item.id}>
                  {item.type === 'DIARY' ? (
                    <DiaryRow entry={item} search={search} />
                  ) : (
                    <RequestRow conversation={item} search={search} />
                  )}
                </li>
              ))}
            </ul>
            <LoadMore query={query} />
          </>
        )}
      </QueryStates>
    </div>
  );
}
