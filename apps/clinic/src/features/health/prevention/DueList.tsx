import { Button } from '@mantine/core';
import { Menu } from '@zampa/ui/mantine/Menu';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { usePetRecordCall } from '../use-pet-record-call.ts';
import type { CallBody } from '@zampa/client/api/call-types';
import type { DueItem } from '@zampa/contract/health/objects/due-item';
import { dayPlus } from '@zampa/domain/time/plain-days';
import { formatCalendarDay, formatDayTime } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { DueChip } from '@zampa/shared-screens/health/DueChip.tsx';
import { today } from '@zampa/shared-screens/pets/today';
import { List } from '@zampa/ui/kit/List.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

export interface DueListProps {
  items: readonly DueItem[];
  petId: string;
}

type Decision = Omit<CallBody<'decideDue'>, 'PetId'>;

/** The due items of a pet, each with its day and a menu to postpone or decline it. */
export function DueList({ items, petId }: DueListProps) {
  const api = useApi();
  const decide = usePetRecordCall(petId, (decision: Decision) =>
    api.decideDue({ body: { ...decision, PetId: petId } }),
  );
  return (
    <Stack gap="8">
      <List>
        {items.map((due) => (
          <li key={due.item.id}>
            <DueRow due={due} onDecide={decide.mutate} />
          </li>
        ))}
      </List>
      <CallProblem error={decide.error} />
    </Stack>
  );
}

interface DueRowProps {
  due: DueItem;
  onDecide: (decision: Decision) => void;
}

function DueRow({ due, onDecide }: DueRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timezone } = useFacility();
  const { item, dueOn, status, appointment, decision } = due;
  const isDeclined = decision?.decision === 'DECLINED';
  const details = [
    formatCalendarDay(dueOn),
    appointment &&
      t('health:due.booked', { when: formatDayTime(new Date(appointment.start), timezone) }),
    decision?.decision === 'POSTPONED' && t('health:clinic.due.postponed'),
  ].filter(Boolean);
  return (
    <Row justify="between" gap="8">
      <Stack gap="4" grow>
        <Text weight="600">{item.names[language]}</Text>
        <Row gap="8">
          {isDeclined ? (
            <Text as="span" tone="muted">
              {t('health:clinic.due.declined')}
            </Text>
          ) : (
            <DueChip status={status} />
          )}
          <Text as="span" tone="muted" size="small">
            {details.join(' · ')}
          </Text>
        </Row>
      </Stack>
      <DecisionMenu due={due} onDecide={onDecide} />
    </Row>
  );
}

const POSTPONE_DAYS = [30, 90];

function DecisionMenu({ due: { item, decision }, onDecide }: DueRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const itemId = item.id;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          aria-label={t('health:clinic.due.decide', { item: item.names[language] })}
        >
          {t('health:clinic.due.change')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {decision ? (
          <Menu.Item onClick={() => onDecide({ itemId, decision: null })}>
            {t('health:clinic.due.clear')}
          </Menu.Item>
        ) : (
          <>
            {POSTPONE_DAYS.map((days) => (
              <Menu.Item
                key={days}
                onClick={() =>
                  onDecide({ itemId, decision: 'POSTPONED', until: dayPlus(today(), days) })
                }
              >
                {t('health:clinic.due.postpone', { count: days })}
              </Menu.Item>
            ))}
            <Menu.Item onClick={() => onDecide({ itemId, decision: 'DECLINED' })}>
              {t('health:clinic.due.decline')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
