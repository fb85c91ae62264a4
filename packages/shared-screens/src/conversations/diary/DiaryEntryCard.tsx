import '@zampa/i18n/english/diary-entries';
import { useMe } from '@zampa/client/session/use-me';
import type { DiaryEntry } from '@zampa/contract/conversations/conversation';
import { fullName } from '@zampa/domain/people/names';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetPicture } from '../../files/PetPicture.tsx';
import styles from './DiaryEntryCard.module.css';
import { DiaryFile } from '../files/DiaryFile.tsx';
import { DiaryIcon } from './DiaryIcon.tsx';
import { categoryText } from './diary-text.ts';
import { deviceZone } from '@zampa/i18n/format/zones';

/** An entry of a diary to read: what happened, to whom, its picture, who wrote it and who else reads it. */
export function DiaryEntryCard({ entry }: { entry: DiaryEntry }) {
  const { t } = useTranslation();
  const { isVet } = useMe();
  const { category, payload, pets, user, file, facility, dateCreated } = entry;
  const zone = facility?.timezone ?? deviceZone();
  const date = formatDayTime(new Date(dateCreated), zone);
  return (
    <article className={styles['entry']}>
      <header className={styles['head']}>
        <DiaryIcon category={category} size={44} />
        <div>
          <h2>{categoryText(t, category)}</h2>
          <p>
            <time dateTime={dateCreated}>
              {user ? t('diary-entries:entry.by', { author: fullName(user), date }) : date}
            </time>
          </p>
        </div>
      </header>
      <ul className={styles['pets']} aria-label={t('diary-entries:entry.pets')}>
        {pets.map((pet) => (
          <li key={pet.id}>
            <PetPicture pet={pet} size={32} />
            {pet.name}
          </li>
        ))}
      </ul>
      {payload.message && <p className={styles['text']}>{payload.message}</p>}
      {file && <DiaryFile file={file} pets={pets} />}
      {!isVet && (
        <p className={styles['readers']}>
          {facility
            ? t('diary-entries:entry.shared', { clinic: facility.name })
            : t('diary-entries:entry.private')}
        </p>
      )}
    </article>
  );
}
