import { IconMessages } from '@tabler/icons-react';
import type { StaffFacility } from '@zampa/contract/my-data/user';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useRef } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { RequestConversation } from './RequestConversation.tsx';
import { RequestList } from './RequestList.tsx';
import { RequestSearch } from './RequestSearch.tsx';
import styles from './RequestsScreen.module.css';
import { RequestTabs } from './RequestTabs.tsx';
import type { RequestsSearch } from './search.ts';
import { useListKeys } from './use-list-keys.ts';

export interface RequestsScreenProps {
  facility: StaffFacility;
  search: RequestsSearch;
  onSearch: (search: RequestsSearch, how?: { replace: boolean }) => void;
}

/** List, conversation and context side by side; on a phone one after the other, each with its own address. */
export function RequestsScreen({ facility, search, onSearch }: RequestsScreenProps) {
  const list = useRef<HTMLDivElement>(null);
  const { conversation, panel } = search;
  const close = () => {
    const { conversation: _, panel: __, ...rest } = search;
    onSearch(rest);
  };
  useListKeys(list, conversation ? close : null);

  return (
    <div className={styles['panes']} data-shows={conversation ? (panel ?? 'conversation') : 'list'}>
      <div className={styles['list']} ref={list}>
        <RequestTabs facility={facility} search={search} />
        <RequestSearch
          key={search.text}
          text={search.text ?? ''}
          onSubmit={(text) => {
            const { text: _, ...rest } = search;
            onSearch(text ? { ...rest, text } : rest);
          }}
        />
        <RequestList facility={facility} search={search} />
      </div>
      {conversation ? (
        <RequestConversation
          key={conversation}
          id={conversation}
          facility={facility}
          search={search}
          onStarted={() => onSearch({ ...search, list: 'in-progress' }, { replace: true })}
        />
      ) : (
        <ChooseRequest />
      )}
    </div>
  );
}

function ChooseRequest() {
  const { t } = useTranslation();
  return (
    <div className={styles['choose']}>
      <EmptyState picture={<IconMessages size={32} />} title={t('requests:choose.title')}>
        {t('requests:choose.why')}
      </EmptyState>
    </div>
  );
}
