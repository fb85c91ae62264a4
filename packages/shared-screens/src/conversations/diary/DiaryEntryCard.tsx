import '@zampa/i18n/english/diary';
import { useMe } from '@zampa/client/session/use-me';
import type { DiaryEntry } from '@zampa/contract/conversations/conversation';
import { personName } from '@zampa/i18n/person-name';
import { isCalendarDay } from '@zampa/domain/conversations/diary-date';
import { formatCalendarDay, formatDay, formatDayTime } from '@zampa/i18n/format/dates';
import { formatWeight } from '@zampa/i18n/format/weights';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetPicture } from '../../files/PetPicture.tsx';
import styles from './DiaryEntryCard.module.css';
import { DiaryFile } from '../files/DiaryFile.tsx';
import { MessageText } from '../MessageText.tsx';
import { DiaryIcon } from './DiaryIcon.tsx';
import { categoryText } from './diary-text.ts';
import { deviceZone } from '@zampa/i18n/format/zones';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';

/** Card of a diary entry: event, pets, picture, author and readers. */
export function DiaryEntryCard({ entry }: { entry: DiaryEntry }) {
  const { t } = useTranslation();
  const { isVet } = useMe();
  const { category, payload, pets, user, file, facility, dateCreated } = entry;
  const zone = facility?.timezone ?? deviceZone();
  const language = useLanguage();
  const { weight, message } = payload;
  const date = isCalendarDay(payload.date)
    ? formatCalendarDay(payload.date)
    : formatDayTime(new Date(payload.date), zone);
  const written = formatDay(new Date(dateCreated), zone);
  return (
    <Card as="article" gap="16" className={styles['entry'] ?? ''}>
      <Row as="header" gap="12" wrap={false}>
        <DiaryIcon category={category} size={44} />
        <Stack gap="0" grow>
          <Title>{categoryText(t, category)}</Title>
          <Text size="small" tone="muted">
            <time dateTime={payload.date}>
              {user ? t('diary:entry.by', { author: personName(user), date }) : date}
            </time>
          </Text>
          {!date.startsWith(written) && (
            <Text size="small" tone="muted">
              {t('diary:entry.written', { date: written })}
            </Text>
          )}
        </Stack>
      </Row>
      <Row as="ul" aria-label={t('diary:entry.pets')}>
        {pets.map((pet) => (
          <Row as="li" key={pet.id} className={styles['pet'] ?? ''}>
            <PetPicture pet={pet} size={32} />
            <bdi>{pet.name}</bdi>
          </Row>
        ))}
      </Row>
      {weight !== null && <Text>{formatWeight(weight, language)}</Text>}
      {message && (
        <Text written>
          <MessageText text={message} />
        </Text>
      )}
      {file && <DiaryFile file={file} pets={pets} />}
      {!isVet && (
        <Text size="small" tone="muted">
          {facility ? t('diary:entry.shared', { clinic: facility.name }) : t('diary:entry.private')}
        </Text>
      )}
    </Card>
  );
}
