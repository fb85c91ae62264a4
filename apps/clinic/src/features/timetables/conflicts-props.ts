import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { ReactNode } from 'react';
import type { ConflictQuestions, HoursGuard } from './use-hours-guard.ts';

/** The screen on which times are proposed for a booking. */
export type RenderProposal = (
  booking: CalendarEvent,
  on: { readonly onProposed: () => void; readonly onClose: () => void },
) => ReactNode;

/** What the bookings in conflict with new hours are shown with. */
export type ConflictsProps = {
  readonly guard: HoursGuard;
  readonly asked: ConflictQuestions;
  readonly zone: string;
  readonly isSaving: boolean;
};
