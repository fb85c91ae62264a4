import '@zampa/i18n/english/diary';
import { IconNotebook } from '@zampa/ui/icons/IconNotebook';
import { isNotFound } from '@zampa/client/api/problems';
import { useDiaryItem } from '@zampa/client/inbox/use-diary';
import type { DiaryEntry } from '@zampa/contract/conversations/conversation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { ReactNode } from 'react';
import { QueryStates } from '../../states/QueryStates.tsx';
import { DiaryEntryCard } from './DiaryEntryCard.tsx';

export interface DiaryEntryStatesProps {
  id: string;
  /** Actions below the entry. */
  children?: (entry: DiaryEntry) => ReactNode;
}

/** Loads a diary entry by id and shows it, its skeleton while loading, or that it is not available. */
export function DiaryEntryStates({ id, children }: DiaryEntryStatesProps) {
  const { t } = useTranslation();
  const query = useDiaryItem(id);
  if (isNotFound(query.error)) return <MissingEntry title={t('diary:gone')} />;
  return (
    <QueryStates query={query} shape="rows" count={3}>
      {(item) =>
        item.type === 'DIARY' ? (
          <Stack>
            <DiaryEntryCard entry={item} />
            {children?.(item)}
          </Stack>
        ) : (
          <MissingEntry title={t('diary:gone')} />
        )
      }
    </QueryStates>
  );
}

function MissingEntry({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState picture={<IconNotebook size={32} />} title={title}>
      {t('diary:goneWhy')}
    </EmptyState>
  );
}
