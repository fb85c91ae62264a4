import '@zampa/i18n/english/diary';
import { IconNotebook } from '@tabler/icons-react';
import { isGone } from '@zampa/client/api/problems';
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
  /** What can be done with it, below. */
  children?: (entry: DiaryEntry) => ReactNode;
}

/** Shows an entry of a diary by its id, the shape of one while it loads, or that it cannot be opened. */
export function DiaryEntryStates({ id, children }: DiaryEntryStatesProps) {
  const { t } = useTranslation();
  const query = useDiaryItem(id);
  if (isGone(query.error)) return <Gone title={t('diary:gone')} />;
  return (
    <QueryStates query={query} shape="rows" count={3}>
      {(item) =>
        item.type === 'DIARY' ? (
          <Stack>
            <DiaryEntryCard entry={item} />
            {children?.(item)}
          </Stack>
        ) : (
          <Gone title={t('diary:gone')} />
        )
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
