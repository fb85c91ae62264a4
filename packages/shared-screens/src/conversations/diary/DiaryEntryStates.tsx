import '@zampa/i18n/english/diary';
import { IconNotebook } from '@tabler/icons-react';
import { isGone } from '@zampa/client/api/problems';
import { useDiaryItem } from '@zampa/client/inbox/use-diary';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '../../states/QueryStates.tsx';
import { DiaryEntryCard } from './DiaryEntryCard.tsx';

/** Shows an entry of a diary by its id, the shape of one while it loads, or that it cannot be opened. */
export function DiaryEntryStates({ id }: { id: string }) {
  const { t } = useTranslation();
  const query = useDiaryItem(id);
  if (isGone(query.error)) return <Gone title={t('diary:gone')} />;
  return (
    <QueryStates query={query} shape="rows" count={3}>
      {(item) =>
        item.type === 'DIARY' ? <DiaryEntryCard entry={item} /> : <Gone title={t('diary:gone')} />
      }
    </QueryStates>
  );
}

function Gone({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState picture={<IconNotebook size={32} />} title={title}>
      {t('diary:goneWhy')}
    </EmptyState>
  );
}
