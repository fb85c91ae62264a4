import '@zampa/i18n/english/appointments-bookings';
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconX } from '@zampa/ui/icons/IconX';
import { useQuery } from '@tanstack/react-query';
import { useProposeTimes } from '@zampa/client/appointments/use-propose-times';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import { fullName } from '@zampa/domain/people/names';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { useState } from 'react';
import { type LocalSlot, SlotChoice } from './SlotChoice.tsx';
import styles from './visit-form.module.css';

/** Maximum number of times in one proposal (contract: `PROPOSE_TIME`). */
const MAX_TIMES = 3;

export interface ProposeDrawerProps {
  conversation: Conversation;
  /** The initial day, if not today. */
  startDay?: string;
  /** Called after the times were sent. */
  onProposed?: () => void;
  onClose: () => void;
}

/** Drawer to choose up to three available times and propose them to the client, who accepts one. */
export function ProposeDrawer(props: ProposeDrawerProps) {
  const { conversation, startDay, onProposed, onClose } = props;
  const { t } = useTranslation();
  const { id, facility, payload, pets } = conversation;
  const zone = facility.timezone;
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facility.id));
  const [member, setMember] = useState('');
  const [day, setDay] = useState(() => startDay ?? wallDay(wallDate(new Date(), zone)));
  const [times, setTimes] = useState<readonly LocalSlot[]>([]);
  const propose = useProposeTimes(facility.id, id);
  const toggle = (time: LocalSlot) =>
    setTimes((chosen) =>
      chosen.some(({ start }) => start === time.start)
        ? chosen.filter(({ start }) => start !== time.start)
        : [...chosen, time].slice(-MAX_TIMES).toSorted((a, b) => a.start.localeCompare(b.start)),
    );
  const send = () =>
    propose.mutate(
      times.map(({ start, end, assignees }) => ({
        start,
        end,
        resource: member || (assignees[0] ?? ''),
      })),
      {
        onSuccess: () => {
          onProposed?.();
          onClose();
        },
      },
    );
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={t('appointments:bookings.propose.title')}
      closeLabel={t('common:actions.close')}
    >
      <div className={styles['form']}>
        <p className={styles['hint']}>{t('appointments:bookings.propose.why')}</p>
        <NativeSelect
          label={t('appointments:bookings.booking.member')}
          value={member}
          onChange={({ currentTarget }) => {
            setMember(currentTarget.value);
            setTimes([]);
          }}
          data={[
            { value: '', label: t('appointments:bookings.booking.anybody') },
            ...staff
              .filter(({ idRole }) => mayBeAssigned(idRole))
              .map((person) => ({ value: person.id, label: fullName(person) })),
          ]}
        />
        <TextInput
          type="date"
          label={t('appointments:bookings.booking.day')}
          value={day}
          onChange={({ currentTarget }) => currentTarget.value && setDay(currentTarget.value)}
        />
        <SlotChoice
          filter={{
            facilityId: facility.id,
            services: payload.services,
            pets: pets.map((pet) => pet.id),
            ...(member && { assigneeId: member }),
          }}
          zone={zone}
          day={day}
          chosen={times.map(({ start }) => start)}
          onDay={setDay}
          onChoose={toggle}
          mayType={false}
        />
        {times.length > 0 && (
          <ul className={styles['chips']} aria-label={t('appointments:bookings.propose.chosen')}>
            {times.map((time) => (
              <li key={time.start}>
                {formatCalendarDay(time.day)}, {time.time}
                <ActionIcon
                  color="gray"
                  aria-label={t('appointments:bookings.propose.remove', { time: time.time })}
                  onClick={() => toggle(time)}
                >
                  <IconX size={18} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
        <p className={styles['told']}>{t('appointments:bookings.propose.told')}</p>
        <CallProblem error={propose.error} />
        <div className={styles['actions']}>
          <Button disabled={times.length === 0} loading={propose.isPending} onClick={send}>
            {times.length > 0
              ? t('appointments:bookings.propose.submit', { count: times.length })
              : t('appointments:bookings.propose.action')}
          </Button>
        </div>
      </div>
    </SideDrawer>
  );
}
