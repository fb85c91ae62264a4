import { Link } from '@tanstack/react-router';
import type { ListedEntry } from '@zampa/client/conversations/lists/listed-conversation';
import { formatListTime } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { useTranslation } from '@zampa/i18n/use-translation';
import { DiaryIcon } from './DiaryIcon.tsx';
import { categoryText } from './diary-text.ts';
import { dateOfItem } from './diary-day.ts';
import styles from '../OwnerConversationRow.module.css';
import { deviceZone } from '@zampa/i18n/format/zones';

/** Row of a diary entry in a list of the owner app, linking to the entry. */
export function OwnerDiaryRow({ entry }: { entry: ListedEntry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  const { id, category, pets, payload, facility, match } = entry;
  const zone = facility?.timezone ?? deviceZone();
  const date = dateOfItem(entry);
  return (
    <Link to="/workspace/diary/$id" params={{ id }} className={styles['row']}>
      <DiaryIcon category={category} size={46} />
      <span className={styles['words']}>
        <strong className={styles['title']}>
          {t('diary:entry.title', {
            category: categoryText(t, category),
            pets: pets.map(({ name }) => name).join(', '),
          })}
        </strong>
        <span className={styles['text']}>{match?.excerpt ?? payload.message}</span>
      </span>
      <span className={styles['side']}>
        <time dateTime={date}>{formatListTime(new Date(date), now, zone, language)}</time>
      </span>
    </Link>
  );
}
