import { DiaryEntryStates } from '@zampa/shared-screens/conversations/diary/DiaryEntryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { BackToRequests } from './BackToRequests.tsx';
import styles from './OpenedEntry.module.css';
import type { RequestsSearch } from '../search.ts';

export interface OpenedEntryProps {
  id: string;
  search: RequestsSearch;
}

/** Shows the open diary entry, read-only. */
export function OpenedEntry({ id, search }: OpenedEntryProps) {
  const { t } = useTranslation();
  return (
    <section className={styles['entry']} aria-label={t('diary:type.DIARY')}>
      <BackToRequests search={search} />
      <DiaryEntryStates id={id} />
    </section>
  );
}
