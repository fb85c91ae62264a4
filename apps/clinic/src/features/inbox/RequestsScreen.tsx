import '@zampa/i18n/english/diary';
import '@zampa/i18n/english/inbox';
import '@zampa/i18n/english/services';
import { useDisclosure } from '@mantine/hooks';
import { IconMessages } from '@zampa/ui/icons/IconMessages';
import { useMe } from '@zampa/client/session/use-me';
import { DeferredList } from '@zampa/shared-screens/states/DeferredList.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { deferOnNavigation } from '@zampa/ui/states/defer-on-navigation.tsx';
import { type ComponentType, Suspense, useRef } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { toDiaryFilter } from './filter.ts';
import { FilterBar } from './FilterBar.tsx';
import {
  type OpenedRequestProps,
  RequestConversation,
} from './conversation/RequestConversation.tsx';
import { RequestList, REQUESTS_SCROLLER } from './RequestList.tsx';
import { RequestSearch } from './RequestSearch.tsx';
import styles from './RequestsScreen.module.css';
import { RequestTabs } from './RequestTabs.tsx';
import type { RequestsSearch } from './search.ts';
import { SoundToggle } from './SoundToggle.tsx';
import { useJoinMeeting } from './use-join-meeting.ts';
import { useListKeys } from './use-list-keys.ts';
import { useRequestKeys } from './use-request-keys.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const DiaryList = lazyPart(async () => (await import('./DiaryList.tsx')).DiaryList);
const OpenedEntry = lazyPart(
  async () => (await import('./conversation/OpenedEntry.tsx')).OpenedEntry,
);
const KeysDialog = lazyPart(async () => (await import('./KeysDialog.tsx')).KeysDialog);

const DeferredRequestList = deferOnNavigation(RequestList);

export interface RequestsScreenProps {
  search: RequestsSearch;
  /** Component for an open conversation and its calendar actions. */
  opened: ComponentType<OpenedRequestProps>;
  /** Loads the code of `opened`. */
  loadOpened: () => Promise<unknown>;
  onSearch: (search: RequestsSearch, how?: { replace: boolean }) => void;
}

/** Shows list, conversation and context side by side; on a phone one at a time, each with its own address. */
export function RequestsScreen(props: RequestsScreenProps) {
  const facility = useFacility();
  const { search, opened, loadOpened, onSearch } = props;
  const list = useRef<HTMLDivElement>(null);
  const { conversation, entry, panel } = search;
  const close = () => {
    const { conversation: _, entry: __, panel: ___, seq: ____, notePet: _____, ...rest } = search;
    onSearch(rest);
  };
  useJoinMeeting(search, onSearch);
  useListKeys(list, conversation || entry ? close : null);
  const me = useMe().id;
  const diary = toDiaryFilter(search, {
    facilityId: facility.id,
    timezone: facility.timezone,
    me,
  });
  const [isHelpOpen, help] = useDisclosure(false);
  useRequestKeys(help.open);
  // Preload when the pointer or the focus enters the list. A failed preload is repeated on opening.
  const preloadOpened = () => void loadOpened().catch(() => undefined);

  return (
    <div
      className={styles['panes']}
      data-shows={conversation ? (panel ?? 'conversation') : entry ? 'entry' : 'list'}
    >
      <div
        className={styles['list']}
        ref={list}
        onPointerEnter={preloadOpened}
        onFocus={preloadOpened}
      >
        <RequestTabs search={search} />
        <RequestSearch
          key={search.text}
          text={search.text ?? ''}
          onSubmit={(text) => {
            const { text: _, ...rest } = search;
            onSearch(text ? { ...rest, text } : rest);
          }}
        />
        <FilterBar search={search} onSearch={onSearch}>
          <SoundToggle />
        </FilterBar>
        {diary ? (
          <Suspense>
            <DiaryList filter={diary} search={search} />
          </Suspense>
        ) : (
          <DeferredList scroller={REQUESTS_SCROLLER}>
            <DeferredRequestList search={search} />
          </DeferredList>
        )}
      </div>
      {conversation ? (
        <RequestConversation
          key={conversation}
          id={conversation}
          search={search}
          opened={opened}
          loadOpened={loadOpened}
          onNewest={() => {
            const { seq: _, ...rest } = search;
            onSearch(rest, { replace: true });
          }}
          onStarted={() => onSearch({ ...search, list: 'in-progress' }, { replace: true })}
        />
      ) : entry ? (
        <Suspense>
          <OpenedEntry id={entry} search={search} />
        </Suspense>
      ) : (
        <ChooseRequest />
      )}
      {isHelpOpen && (
        <Suspense>
          <KeysDialog onClose={help.close} />
        </Suspense>
      )}
    </div>
  );
}

function ChooseRequest() {
  const { t } = useTranslation();
  return (
    <div className={styles['choose']}>
      <EmptyState picture={<IconMessages size={32} />} title={t('inbox:choose.title')}>
        {t('inbox:choose.why')}
      </EmptyState>
    </div>
  );
}
