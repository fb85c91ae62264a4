import { Link } from '@tanstack/react-router';
import type { ListedEntry } from '@zampa/client/conversations/lists/listed-conversation';
import { personName } from '@zampa/i18n/person-name';
import { formatListTime } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { DiaryIcon } from '@zampa/shared-screens/conversations/diary/DiaryIcon.tsx';
import { dateOfItem } from '@zampa/shared-screens/conversations/diary/diary-day';
import { categoryText } from '@zampa/shared-screens/conversations/diary/diary-text';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { useTranslation } from '@zampa/i18n/use-translation';
import { petNamesOf } from './conversation-words.ts';
import styles from './RequestRow.module.css';
import type { RequestsSearch } from './search.ts';
import { deviceZone } from '@zampa/i18n/format/zones';

export interface DiaryRowProps {
  entry: ListedEntry;
  search: RequestsSearch;
}

/** Shows a diary entry in the list: pets, author, date, excerpt and category. */
export function DiaryRow({ entry, search }: DiaryRowProps) {
  const { t } = useTranslation();
  const { id, category, payload, user, facility, match } = entry;
  const date = dateOfItem(entry);
  const language = useLanguage();
  const now = useMinuteClock();
  const zone = facility?.timezone ?? deviceZone();
  const { panel: _, seq: __, conversation: ___, ...rest } = search;
  return (
    <Link
      to="/workspace/requests"
      search={{ ...rest, entry: id }}
      className={styles['row']}
      data-row
      aria-current={search.entry === id ? 'true' : undefined}
    >
      <DiaryIcon category={category} size={40} />
      <span className={styles['words']}>
        <span className={styles['line']}>
          <span className={styles['who']}>
            <strong>
              <bdi>{petNamesOf(entry)}</bdi>
            </strong>
            {user && (
              <>
                {' · '}
                <bdi>{personName(user)}</bdi>
              </>
            )}
          </span>
          <time className={styles['time']} dateTime={date}>
            {formatListTime(new Date(date), now, zone, language)}
          </time>
        </span>
        <span className={styles['line']}>
          <span className={styles['message']}>
            {categoryText(t, category)}
            {' · '}
            {match?.excerpt ?? payload.message}
          </span>
          <span className={styles['marks']}>
            <StatusChip tone="done">{t('diary:type.DIARY')}</StatusChip>
          </span>
        </span>
      </span>
    </Link>
  );
}
