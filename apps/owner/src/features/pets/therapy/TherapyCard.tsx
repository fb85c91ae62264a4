import type { Therapy } from '@zampa/contract/health/objects/prescription';
import type { Pet } from '@zampa/contract/pets/objects';
import { todaysDoses } from '@zampa/domain/health/todays-doses';
import { formatDatedDay, formatDayTime } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { dosageText, medicineName } from '@zampa/shared-screens/health/medicine-text';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { IconPill } from '@zampa/ui/icons/IconPill';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Adherence } from './Adherence.tsx';
import { DoseRow } from './DoseRow.tsx';
import { RefillButton } from './RefillButton.tsx';
import { StopTherapy } from './StopTherapy.tsx';
import { doseElementId, planElementId } from './target-dose.ts';
import styles from './therapy.module.css';

export interface TherapyCardProps {
  pet: Pet;
  therapy: Therapy;
}

/** A medicine that the family gives now: the doses of today, the days so far, a refill, and an end before time. */
export function TherapyCard({ pet, therapy }: TherapyCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useServerMinute();
  const { line, zone, doses, endsAt, nextDoseAt, adherence } = therapy;
  const today = todaysDoses(doses, now, zone);
  return (
    <Card as="article" id={planElementId(therapy.id)} aria-label={medicineName(line)}>
      <Row gap="12" align="start" wrap={false}>
        <span className={styles['icon']}>
          <IconPill size={22} aria-hidden="true" />
        </span>
        <Stack gap="0" grow>
          <Text weight="600">{medicineName(line)}</Text>
          <Text tone="muted">{dosageText(t, line, language)}</Text>
          {line.instructions && <Text written>{line.instructions}</Text>}
          {endsAt && (
            <Text tone="muted">
              {t('health:therapy.until', {
                day: formatDatedDay(new Date(endsAt), now, zone, language),
              })}
            </Text>
          )}
        </Stack>
      </Row>
      {today.length === 0 && (
        <Text tone="muted">
          {nextDoseAt
            ? t('health:therapy.next', { when: formatDayTime(new Date(nextDoseAt), zone) })
            : t('health:therapy.noneToday')}
        </Text>
      )}
      <ul className={styles['doses']}>
        {today.map((dose) => (
          <li key={dose.dueAt} id={doseElementId(therapy.id, dose.dueAt)}>
            <DoseRow therapy={therapy} dose={dose} now={now} />
          </li>
        ))}
      </ul>
      <Adherence days={adherence} />
      <Row fill>
        <RefillButton therapy={therapy} />
        <StopTherapy pet={pet} therapy={therapy} />
      </Row>
    </Card>
  );
}
