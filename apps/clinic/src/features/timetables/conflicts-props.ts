import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { ReactNode } from 'react';
import type { ConflictQuestions, HoursGuard } from './use-hours-guard.ts';

/** Renders the screen to propose times for a booking. */
export type RenderProposal = (
  booking: CalendarEvent,
  on: { readonly onProposed: () => void; readonly onClose: () => void },
) => ReactNode;

/** Props of the components for bookings that conflict with new hours. */
export type ConflictsProps = {
  readonly guard: HoursGuard;
  readonly questions: ConflictQuestions;
  readonly zone: string;
  readonly isSaving: boolean;
};
