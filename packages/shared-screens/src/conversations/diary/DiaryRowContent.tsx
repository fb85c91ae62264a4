import type { ListedItem } from '@zampa/client/conversations/lists/listed-conversation';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { formatWeight } from '@zampa/i18n/format/weights';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { DiaryIcon } from './DiaryIcon.tsx';
import styles from './DiaryTimeline.module.css';
import { categoryText } from './diary-text.ts';

export interface DiaryRowContentProps {
  item: ListedItem;
  /** The calendar day of the item. */
  day: string;
}

/** Row of a diary: category, pets, what happened, and the day. */
export function DiaryRowContent({ item, day }: DiaryRowContentProps) {
  const { t } = useTranslation();
  const text = useItemText(item);
  return (
    <>
      <DiaryIcon category={item.category} size={40} />
      <span className={styles['words']}>
        <strong>
          {t('diary:entry.title', {
            category: categoryText(t, item.category),
            pets: item.pets.map(({ name }) => name).join(', '),
          })}
        </strong>
        {text && <span className={styles['text']}>{text}</span>}
      </span>
      <time className={styles['day']} dateTime={day}>
        {formatCalendarDay(day).slice(0, 5)}
      </time>
    </>
  );
}

function useItemText(item: ListedItem): string {
  const { t } = useTranslation();
  const language = useLanguage();
  if (item.type === 'DIARY') {
    const { weight, message } = item.payload;
    return weight === null ? message : formatWeight(weight, language);
  }
  const words = {
    NEW: t('common:status.new'),
    OPEN: t('common:status.open'),
    PENDING: t('common:status.awaitingPayment'),
    CLOSED: t('common:status.closed'),
  };
  return t('diary:timeline.service', {
    clinic: item.facility.name,
    status: words[item.payload.status],
  });
}
