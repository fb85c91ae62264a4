import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { recallListQuery } from '@zampa/client/health/recall-queries';
import type { Recall } from '@zampa/contract/health/objects/recall';
import { dueStatusOf } from '@zampa/domain/health/due-items';
import type { RecallList } from '@zampa/domain/health/recall-steps';
import { dayIn } from '@zampa/domain/time/plain-days';
import { formatCalendarDay, formatDay, formatDayTime } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { DueChip } from '@zampa/shared-screens/health/DueChip.tsx';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { List } from '@zampa/ui/kit/List.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { emptyListText } from './recall-text.ts';
import styles from './recalls.module.css';

/** One of the lists of recalls, with links to the pets and clients. */
export function RecallListView({ list }: { list: RecallList }) {
  const { t } = useTranslation();
  const facility = useFacility();
  const query = useInfiniteQuery(recallListQuery(useApi(), facility.id, list));
  return (
    <QueryStates query={query} shape="rows" count={5}>
      {({ pages }) => {
        const recalls = pages.flatMap(({ items }) => items);
        if (recalls.length === 0) return <Text tone="muted">{emptyListText(t, list)}</Text>;
        return (
          <Stack gap="12">
            <List>
              {recalls.map((recall) => (
                <li key={recall.id}>
                  <RecallRow recall={recall} />
                </li>
              ))}
            </List>
            <LoadMore query={query} />
          </Stack>
        );
      }}
    </QueryStates>
  );
}

function RecallRow({ recall }: { recall: Recall }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pet, client, item } = recall;
  return (
    <Row justify="between" gap="12">
      <Stack gap="4" grow className={styles['names'] ?? ''}>
        <Row gap="8">
          <Text as="span" lines="2" title={pet.name}>
            <Link to="/workspace/pets/$petId" params={{ petId: pet.id }}>
              <bdi>{pet.name}</bdi>
            </Link>
          </Text>
          <Text as="span" weight="600">
            {item.names[language]}
          </Text>
        </Row>
        <Row gap="8">
          <Text as="span" lines="2" title={client.name}>
            <Link to="/workspace/clients" search={{ client: client.FamilyId }}>
              <bdi>{client.name}</bdi>
            </Link>
          </Text>
          {!client.registered && (
            <Text as="span" tone="muted" size="small">
              {t('health:clinic.recalls.noApp')}
            </Text>
          )}
        </Row>
      </Stack>
      <RecallState recall={recall} />
    </Row>
  );
}

/** The state of a recall: due, sent, booked, done. */
function RecallState({ recall }: { recall: Recall }) {
  const { t } = useTranslation();
  const { timezone } = useFacility();
  const now = useMinuteClock();
  const { dueOn, dateSent, appointment, doneOn, decision } = recall;
  const facts = [
    t('health:clinic.recalls.dueOn', { day: formatCalendarDay(dueOn) }),
    dateSent && t('health:clinic.recalls.sentOn', { day: formatDay(new Date(dateSent), timezone) }),
    appointment &&
      t('health:clinic.recalls.bookedFor', {
        when: formatDayTime(new Date(appointment.start), timezone),
      }),
    doneOn && t('health:clinic.recalls.doneOn', { day: formatCalendarDay(doneOn) }),
  ];
  return (
    <Row gap="8">
      <Text as="span" tone="muted" size="small">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {decision?.decision === 'DECLINED' ? (
        <StatusChip tone="done">{t('health:clinic.due.declined')}</StatusChip>
      ) : doneOn ? (
        <StatusChip tone="done">{t('health:clinic.recalls.done')}</StatusChip>
      ) : (
        <DueChip status={dueStatusOf(dueOn, dayIn(now, timezone))} />
      )}
    </Row>
  );
}
