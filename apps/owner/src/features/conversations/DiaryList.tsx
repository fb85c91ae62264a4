import '@zampa/i18n/english/diary';
import type { DiaryPart } from '@zampa/client/inbox/diary-part';
import type { ListFilter } from '@zampa/client/inbox/search-body';
import { useDiary } from '@zampa/client/inbox/use-diary';
import { useTimeEventText } from '@zampa/shared-screens/appointments/use-time-event-text';
import { OwnerConversationRow } from '@zampa/shared-screens/conversations/OwnerConversationRow.tsx';
import { OwnerDiaryRow } from '@zampa/shared-screens/conversations/diary/OwnerDiaryRow.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import styles from './chat.module.css';
import { LoadMoreButton } from './LoadMoreButton.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PendingNotes } from './diary/PendingNotes.tsx';

export interface DiaryListProps {
  filter: ListFilter;
  part: DiaryPart;
}

/** List of diary entries that match a filter, alone or mixed with conversations. */
export function DiaryList({ filter, part }: DiaryListProps) {
  const { statuses: _, ...narrowed } = filter;
  const timeEvent = useTimeEventText();
  const { items, ...query } = useDiary({ ...narrowed, part });
  return (
    <>
      <PendingNotes />
      <QueryStates query={query} shape="rows" count={6}>
        {() =>
          items.length === 0 ? (
            <NothingFound />
          ) : (
            <ul className={styles['list']}>
              {items.map((item) => (
                <li key={item.id}>
                  {item.type === 'DIARY' ? (
                    <OwnerDiaryRow entry={item} />
                  ) : (
                    <OwnerConversationRow
                      conversation={item}
                      timeEvent={timeEvent(item)}
                      withStatus
                    />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
      <LoadMoreButton query={query} />
    </>
  );
}
