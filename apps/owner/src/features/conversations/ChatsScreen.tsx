import '@zampa/i18n/english/conversations-list';
import '@zampa/i18n/english/conversations-owner';
import { ActionIcon } from '@mantine/core';
import { IconNotebook } from '@zampa/ui/icons/IconNotebook';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { diaryPartOf } from '@zampa/client/inbox/diary-part';
import { DeferredList } from '@zampa/shared-screens/states/DeferredList.tsx';
import { Skeletons } from '@zampa/ui/states/Skeletons.tsx';
import { OWNER_SCROLLER } from '@zampa/ui/layout/OwnerShell.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { toChatFilter } from './chat-filter.ts';
import { ChatSearch } from './ChatSearch.tsx';
import { ChatList } from './ChatList.tsx';
import type { ChatsSearch } from './chats-search.ts';
import { deviceZone } from '@zampa/i18n/format/zones';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: diary notes are listed only on demand. */
const DiaryList = lazyPart(async () => (await import('./DiaryList.tsx')).DiaryList);

/** Screen with all conversations of the family, with search and filters. */
export function ChatsScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/_signed-in/_places/workspace/chat' });
  const navigate = useNavigate();
  const zone = deviceZone();
  const filter = toChatFilter(search, zone);
  const part = diaryPartOf(search);
  // Replace the history entry, so that Back does not undo single keystrokes.
  const change = (nextSearch: ChatsSearch) =>
    void navigate({ to: '/workspace/chat', search: nextSearch, replace: true });
  return (
    <>
      <ScreenHeader
        title={t('conversations:list.title')}
        action={
          <ActionIcon
            renderRoot={(props) => <Link to="/workspace/diary" {...props} />}
            aria-label={t('conversations:list.diary')}
          >
            <IconNotebook size={22} aria-hidden="true" />
          </ActionIcon>
        }
      />
      <ChatSearch search={search} onChange={change} />
      {part ? (
        <Suspense
          fallback={<Skeletons shape="rows" count={6} label={t('common:states.loading')} />}
        >
          <DiaryList filter={filter} part={part} />
        </Suspense>
      ) : (
        <DeferredList scroller={OWNER_SCROLLER}>
          <ChatList filter={filter} isNarrowed={Object.keys(search).length > 0} />
        </DeferredList>
      )}
    </>
  );
}
