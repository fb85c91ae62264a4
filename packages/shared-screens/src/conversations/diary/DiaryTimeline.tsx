import '@zampa/i18n/english/diary';
import { formatMonth } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useLanguage } from '@zampa/i18n/use-language';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import type { ReactNode } from 'react';
import { DiaryRowContent } from './DiaryRowContent.tsx';
import styles from './DiaryTimeline.module.css';
import { groupByMonth, type TimelineItem } from './diary-day.ts';

export interface DiaryTimelineProps<Item extends TimelineItem> {
  /** In order, the latest first. */
  items: readonly Item[];
  /** Whether rows name the pets; false where all are about one. */
  namesPets?: boolean;
  /** Renders the link that opens an item. */
  renderLink: (item: Item, link: { className: string; children: ReactNode }) => ReactNode;
}

/** Timeline of entries, visits, consultations and records by month, the latest first. */
export function DiaryTimeline<Item extends TimelineItem>(props: DiaryTimelineProps<Item>) {
  const { items, namesPets = true, renderLink } = props;
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
                  children: <DiaryRowContent item={item} day={day} namesPets={namesPets} />,
                })}
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}
