import '@zampa/i18n/english/appointments-bookings';
import { DateField } from '@zampa/shared-screens/form/DateField.tsx';
import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@zampa/ui/icons/IconX';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { useTimeProposal } from './proposals/use-time-proposal.ts';
import { type LocalSlot, SlotChoice } from './SlotChoice.tsx';
import { MemberField } from './visit-form/MemberField.tsx';
import styles from './visit-form.module.css';

export interface ProposeDrawerProps {
  conversation: Conversation;
  /** The initial day, if not today. */
  startDay?: string;
  /** Called after the times were sent. */
  onProposed?: () => void;
  onClose: () => void;
}

/** Drawer to choose up to three available times and propose them to the client, who accepts one. */
export function ProposeDrawer({ conversation, startDay, onProposed, onClose }: ProposeDrawerProps) {
  const { t } = useTranslation();
  const { facility, payload, pets } = conversation;
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facility.id));
  const proposal = useTimeProposal(conversation, startDay, () => {
    onProposed?.();
    onClose();
  });
  const { member, day, times, propose } = proposal;
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={t('appointments:bookings.propose.title')}
      closeLabel={t('common:actions.close')}
    >
      <div className={styles['form']}>
        <p className={styles['hint']}>{t('appointments:bookings.propose.why')}</p>
        <MemberField
          members={staff.filter(({ idRole }) => mayBeAssigned(idRole))}
          anybody
          value={member}
          onChange={proposal.setMember}
        />
        <DateField
          label={t('appointments:bookings.booking.day')}
          value={day}
          onChange={(chosen) => chosen && proposal.setDay(chosen)}
        />
        <SlotChoice
          filter={{
            facilityId: facility.id,
            services: payload.services,
            pets: pets.map((pet) => pet.id),
            ...(member && { assigneeId: member }),
          }}
          zone={facility.timezone}
          day={day}
          chosen={times.map(({ start }) => start)}
          onDay={proposal.setDay}
          onChoose={proposal.toggle}
          mayType={false}
        />
        {times.length > 0 && <ChosenTimes times={times} onRemove={proposal.toggle} />}
        <p className={styles['told']}>{t('appointments:bookings.propose.told')}</p>
        <CallProblem error={propose.error} />
        <div className={styles['actions']}>
          <Button disabled={times.length === 0} loading={propose.isPending} onClick={proposal.send}>
            {times.length > 0
              ? t('appointments:bookings.propose.submit', { count: times.length })
              : t('appointments:bookings.propose.action')}
          </Button>
        </div>
      </div>
    </SideDrawer>
  );
}

interface ChosenTimesProps {
  times: readonly LocalSlot[];
  onRemove: (time: LocalSlot) => void;
}

function ChosenTimes({ times, onRemove }: ChosenTimesProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles['chips']} aria-label={t('appointments:bookings.propose.chosen')}>
      {times.map((time) => (
        <li key={time.start}>
          {formatCalendarDay(time.day)}, {time.time}
          <ActionIcon
            color="gray"
            aria-label={t('appointments:bookings.propose.remove', { time: time.time })}
            onClick={() => onRemove(time)}
          >
            <IconX size={18} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
