import '@zampa/i18n/english/diary';
import { useMe } from '@zampa/client/session/use-me';
import type { DiaryEntry } from '@zampa/contract/conversations/conversation';
import { personName } from '@zampa/i18n/person-name';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetPicture } from '../../files/PetPicture.tsx';
import styles from './DiaryEntryCard.module.css';
import { DiaryFile } from '../files/DiaryFile.tsx';
import { DiaryIcon } from './DiaryIcon.tsx';
import { categoryText } from './diary-text.ts';
import { deviceZone } from '@zampa/i18n/format/zones';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';

/** Shows an entry of a diary to read: what happened, to whom, its picture, who wrote it and who else reads it. */
export function DiaryEntryCard({ entry }: { entry: DiaryEntry }) {
  const { t } = useTranslation();
  const { isVet } = useMe();
  const { category, payload, pets, user, file, facility, dateCreated } = entry;
  const zone = facility?.timezone ?? deviceZone();
  const date = formatDayTime(new Date(dateCreated), zone);
  return (
    <Card as="article" gap="16" className={styles['entry'] ?? ''}>
      <Row as="header" gap="12" wrap={false}>
        <DiaryIcon category={category} size={44} />
        <Stack gap="0" grow>
          <Title>{categoryText(t, category)}</Title>
          <Text size="small" tone="muted">
            <time dateTime={dateCreated}>
              {user ? t('diary:entry.by', { author: personName(user), date }) : date}
            </time>
          </Text>
        </Stack>
      </Row>
      <Row as="ul" aria-label={t('diary:entry.pets')}>
        {pets.map((pet) => (
          <Row as="li" key={pet.id} className={styles['pet'] ?? ''}>
            <PetPicture pet={pet} size={32} />
            {pet.name}
          </Row>
        ))}
      </Row>
      {payload.message && <Text written>{payload.message}</Text>}
      {file && <DiaryFile file={file} pets={pets} />}
      {!isVet && (
        <Text size="small" tone="muted">
          {facility ? t('diary:entry.shared', { clinic: facility.name }) : t('diary:entry.private')}
        </Text>
      )}
    </Card>
  );
}
