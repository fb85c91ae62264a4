import { useFileUrl } from '@zampa/client/files/use-file-url';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { formatWeight } from '@zampa/i18n/format/weights';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconPaperclip } from '@zampa/ui/icons/IconPaperclip';
import { DiaryIcon } from './DiaryIcon.tsx';
import styles from './DiaryTimeline.module.css';
import type { TimelineItem } from './diary-day.ts';
import { categoryText } from './diary-text.ts';

export interface DiaryRowContentProps {
  item: TimelineItem;
  /** The calendar day of the item. */
  day: string;
  namesPets: boolean;
}

/** Row of a timeline: category, pets, what happened, its picture or file, and the day. */
export function DiaryRowContent({ item, day, namesPets }: DiaryRowContentProps) {
  const { t } = useTranslation();
  const text = useItemText(item);
  const category = categoryText(t, item.category);
  const pets = item.pets.map(({ name }) => name).join(', ');
  const file = item.type === 'DIARY' ? item.file : null;
  return (
    <>
      <DiaryIcon category={item.category} size={40} />
      <span className={styles['words']}>
        <strong>{namesPets ? t('diary:entry.title', { category, pets }) : category}</strong>
        {text && <span className={styles['text']}>{text}</span>}
        {file?.name && (
          <span className={styles['file']}>
            <IconPaperclip size={16} aria-hidden="true" /> {file.name}
          </span>
        )}
        {file?.name === null && file.id && <RowPhoto id={file.id} alt={pets} />}
      </span>
      <time className={styles['day']} dateTime={day}>
        {formatCalendarDay(day).slice(0, 5)}
      </time>
    </>
  );
}

function RowPhoto({ id, alt }: { id: string; alt: string }) {
  const { t } = useTranslation();
  const src = useFileUrl(id, { width: 512 });
  return (
    <span className={styles['photo']}>
      {src && <img src={src} alt={t('diary:entry.photo', { pets: alt })} />}
    </span>
  );
}

function useItemText(item: TimelineItem): string {
  const { t } = useTranslation();
  const language = useLanguage();
  if (item.type === 'RECORD') return [item.title, item.text].filter(Boolean).join('\n');
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
