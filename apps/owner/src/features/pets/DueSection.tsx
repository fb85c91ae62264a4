import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import type { DueItem } from '@zampa/contract/health/objects/due-item';
import type { VetFacility } from '@zampa/contract/people/user';
import { refusalToContact } from '@zampa/domain/clients/relationship';
import { formatCalendarDayInWords } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { DueChip } from '@zampa/shared-screens/health/DueChip.tsx';
import { Chip } from '@zampa/ui/kit/Chip.tsx';
import { List } from '@zampa/ui/kit/List.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';

/** Items that are shown before the person asks for all. */
const ITEMS_SHOWN = 3;

/** Items that are due for a pet, earliest first, each with its appointment or a link to request one. */
export function DueSection({ items }: { items: readonly DueItem[] }) {
  const { t } = useTranslation();
  const { vetFacilities } = useMe();
  const undecided = items.filter(({ decision }) => decision?.decision !== 'DECLINED');
  const [isLong, setLong] = useState(false);
  if (undecided.length === 0) return null;
  const shown = isLong ? undecided : undecided.slice(0, ITEMS_SHOWN);
  return (
    <Section title={t('health:due.title')}>
      <List>
        {shown.map((due) => (
          <li key={due.item.id}>
            <DueRow due={due} clinic={vetFacilities.find(({ id }) => id === due.facilityId)} />
          </li>
        ))}
      </List>
      {undecided.length > ITEMS_SHOWN && (
        <Row justify="center">
          <Chip aria-expanded={isLong} onClick={() => setLong(!isLong)}>
            {isLong ? t('health:due.fewer') : t('health:due.all', { count: undecided.length })}
          </Chip>
        </Row>
      )}
    </Section>
  );
}

function DueRow({ due, clinic }: { due: DueItem; clinic: VetFacility | undefined }) {
  const language = useLanguage();
  const { item, dueOn, status } = due;
  return (
    <Row justify="between" gap="8">
      <Stack gap="4" grow>
        <Text weight="600">{item.names[language]}</Text>
        <Row gap="8">
          <DueChip status={status} />
          <Text tone="muted">{formatCalendarDayInWords(dueOn, language)}</Text>
        </Row>
      </Stack>
      {clinic && <NextStep due={due} clinic={clinic} />}
    </Row>
  );
}

/** The pet's next appointment at the clinic, or the link to request one where the clinic accepts requests. */
function NextStep({ due, clinic }: { due: DueItem; clinic: VetFacility }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { appointment, pet, item } = due;
  if (appointment) {
    const when = whenText(appointment.start, clinic.timezone, language);
    return <Text tone="muted">{t('health:due.booked', { when })}</Text>;
  }
  if (refusalToContact(clinic.status, 'owner') !== null || !clinic.acceptsRequests) return null;
  return (
    <Button
      variant="default"
      aria-label={`${t('health:due.book')}: ${item.names[language]}`}
      renderRoot={(props) => (
        <Link to="/workspace/ask" search={{ pet: pet.id, clinic: clinic.id }} {...props} />
      )}
    >
      {t('health:due.book')}
    </Button>
  );
}
