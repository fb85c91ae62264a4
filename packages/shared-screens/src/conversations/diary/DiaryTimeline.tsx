import '@zampa/i18n/english/diary';
import type { ListedItem } from '@zampa/client/conversations/lists/listed-conversation';
import { formatMonth } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useLanguage } from '@zampa/i18n/use-language';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import type { ReactNode } from 'react';
import { DiaryRowContent } from './DiaryRowContent.tsx';
import styles from './DiaryTimeline.module.css';
import { groupByMonth } from './diary-day.ts';

export interface DiaryTimelineProps {
  /** In order, the latest first. */
  items: readonly ListedItem[];
  /** Renders the link that opens an item. */
  renderLink: (item: ListedItem, link: { className: string; children: ReactNode }) => ReactNode;
}

/** Diary of entries, visits and consultations by month, the latest first. */
export function DiaryTimeline({ items, renderLink }: DiaryTimelineProps) {
  const language = useLanguage();
  return (
    <Stack gap="24">
      {groupByMonth(items, deviceZone()).map(({ month, items: ofMonth }) => (
        <Stack as="section" gap="8" key={month}>
          <Title as="h2" size="small">
            {formatMonth(`${month}-01`, language)}
          </Title>
          <ul className={styles['rows']}>
            {ofMonth.map(({ item, day }) => (
              <li key={item.id}>
                {renderLink(item, {
                  className: styles['row'] ?? '',
                  children: <DiaryRowContent item={item} day={day} />,
                })}
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}
