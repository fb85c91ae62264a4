import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import { StatusChip, type StatusTone } from '@zampa/ui/chips/StatusChip.tsx';
import { toEntryState } from './filter.ts';
import type { EntryState } from './search.ts';

const tones: Readonly<Record<EntryState, StatusTone>> = {
  'to-confirm': 'new',
  held: 'waiting',
  confirmed: 'paid',
  ended: 'done',
  absence: 'done',
  other: 'done',
  'called-off': 'done',
  missed: 'due',
};

/** Chip with the state of a calendar entry. */
export function StateChip({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation();
  const state = toEntryState(event);
  return <StatusChip tone={tones[state]}>{stateText(t, state)}</StatusChip>;
}

export function stateText(t: Translate, state: EntryState): string {
  switch (state) {
    case 'to-confirm':
      return t('appointments:calendar.states.to-confirm');
    case 'held':
      return t('appointments:calendar.states.held');
    case 'confirmed':
      return t('appointments:calendar.states.confirmed');
    case 'ended':
      return t('appointments:calendar.state.over');
    case 'absence':
      return t('appointments:calendar.states.absence');
    case 'other':
      return t('appointments:calendar.states.other');
    case 'called-off':
      return t('appointments:calendar.state.canceled');
    case 'missed':
      return t('appointments:calendar.state.missed');
  }
}
