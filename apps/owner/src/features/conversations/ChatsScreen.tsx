import '@zampa/i18n/english/conversations-list';
import '@zampa/i18n/english/conversations-owner';
import { ActionIcon } from '@mantine/core';
import { IconNotebook } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { diaryPartOf } from '@zampa/client/inbox/diary-part';
import { ArrivingList } from '@zampa/shared-screens/states/ArrivingList.tsx';
import { Skeletons } from '@zampa/ui/states/Skeletons.tsx';
import { OWNER_SCROLLER } from '@zampa/ui/layout/OwnerShell.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { lazy, Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { chatFilterOf } from './chat-filter.ts';
import { ChatSearch } from './ChatSearch.tsx';
import { ChatList } from './ChatList.tsx';
import type { ChatsSearch } from './chats-search.ts';
import { deviceZone } from '@zampa/i18n/format/zones';

/** Notes stand among the chats only for who asks for them. */
const DiaryList = lazy(async () => ({ default: (await import('./DiaryList.tsx')).DiaryList }));

/** Shows every conversation of the family with its clinics, narrowed as it is typed and touched. */
export function ChatsScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/_signed-in/_places/workspace/chat' });
  const navigate = useNavigate();
  const zone = deviceZone();
  const filter = chatFilterOf(search, zone);
  const part = diaryPartOf(search);
  // A letter more is no new place to go back to.
  const change = (wanted: ChatsSearch) =>
    void navigate({ to: '/workspace/chat', search: wanted, replace: true });
  return (
    <>
      <ScreenHeader
        title={t('conversations-list:title')}
        action={
          <ActionIcon
            renderRoot={(props) => <Link to="/workspace/diary/new" {...props} />}
            aria-label={t('conversations-list:note')}
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
        <ArrivingList scroller={OWNER_SCROLLER}>
          <ChatList filter={filter} isNarrowed={Object.keys(search).length > 0} />
        </ArrivingList>
      )}
    </>
  );
}
