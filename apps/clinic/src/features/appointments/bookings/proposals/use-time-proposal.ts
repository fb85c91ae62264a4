import { useProposeTimes } from '@zampa/client/appointments/use-propose-times';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useState } from 'react';
import type { LocalSlot } from '../SlotChoice.tsx';

/** Maximum number of times in one proposal (contract: `PROPOSE_TIME`). */
const MAX_TIMES = 3;

/**
 * A proposal of times for a visit: the team member, the day that is shown, the chosen times, and sending them.
 *
 * @param startDay the initial day, if not today
 */
export function useTimeProposal(
  { id, facility }: Conversation,
  startDay: string | undefined,
  onSent: () => void,
) {
  const [member, setMember] = useState('');
  const [day, setDay] = useState(
    () => startDay ?? wallDay(wallDate(new Date(), facility.timezone)),
  );
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
      { onSuccess: onSent },
    );
  return {
    /** Empty if left open. */
    member,
    /** Another member has other times, so the chosen ones are dropped. */
    setMember: (chosen: string) => {
      setMember(chosen);
      setTimes([]);
    },
    day,
    setDay,
    times,
    toggle,
    propose,
    send,
  };
}
