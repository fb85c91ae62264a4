import type { AppointmentState } from '@zampa/domain/appointments/appointment-state';
import type { Translate } from '@zampa/i18n/translator';
import type { StatusTone } from '@zampa/ui/chips/StatusChip.tsx';

/** Color of each appointment state: apricot if it waits for the reader, plum if it waits for the other side. */
export const stateTones: Readonly<Record<AppointmentState, StatusTone>> = {
  WANTED: 'new',
  ASKED: 'waiting',
  TO_PAY: 'new',
  CONFIRMED: 'paid',
  MOVED: 'paid',
  UNDER_WAY: 'progress',
  OVER: 'done',
  MISSED: 'due',
  CALLED_OFF: 'done',
  LAPSED: 'done',
};

/** Colors for the clinic, which waits for the client where the client waits for the clinic. */
const clinicTones: Readonly<Record<AppointmentState, StatusTone>> = {
  ...stateTones,
  ASKED: 'new',
  TO_PAY: 'waiting',
};

/** Returns the color of an appointment state for a side. */
export const stateTone = (state: AppointmentState, side: 'owner' | 'facility'): StatusTone =>
  (side === 'facility' ? clinicTones : stateTones)[state];

/** Returns the label of an appointment state for the clinic. */
export function clinicStateText(t: Translate, state: AppointmentState): string {
  if (state === 'ASKED') return t('common:status.toConfirm');
  if (state === 'TO_PAY') return t('common:status.awaitingPayment');
  return stateText(t, state);
}

/** Returns the label of an appointment state for the pet owner. */
export function stateText(t: Translate, state: AppointmentState): string {
  switch (state) {
    case 'WANTED':
      return t('appointments:state.WANTED');
    case 'ASKED':
      return t('appointments:state.ASKED');
    case 'TO_PAY':
      return t('appointments:state.TO_PAY');
    case 'CONFIRMED':
      return t('appointments:state.CONFIRMED');
    case 'MOVED':
      return t('appointments:state.MOVED');
    case 'UNDER_WAY':
      return t('appointments:state.UNDER_WAY');
    case 'OVER':
      return t('appointments:state.OVER');
    case 'MISSED':
      return t('appointments:state.MISSED');
    case 'CALLED_OFF':
      return t('appointments:state.CALLED_OFF');
    case 'LAPSED':
      return t('appointments:state.LAPSED');
  }
}

/** Returns the next step, addressed to the pet owner. */
export function nextStepText(
  t: Translate,
  state: AppointmentState,
  { clinic, time }: { readonly clinic: string; readonly time: string },
): string {
  switch (state) {
    case 'WANTED':
      return t('appointments:next.WANTED', { clinic });
    case 'ASKED':
      return t('appointments:next.ASKED', { clinic });
    case 'TO_PAY':
      return t('appointments:next.TO_PAY', { time });
    case 'CONFIRMED':
      return t('appointments:next.CONFIRMED', { clinic });
    case 'MOVED':
      return t('appointments:next.MOVED', { clinic });
    case 'UNDER_WAY':
      return t('appointments:next.UNDER_WAY');
    case 'OVER':
      return t('appointments:next.OVER');
    case 'MISSED':
      return t('appointments:next.MISSED', { clinic });
    case 'CALLED_OFF':
      return t('appointments:next.CALLED_OFF');
    case 'LAPSED':
      return t('appointments:next.LAPSED');
  }
}
