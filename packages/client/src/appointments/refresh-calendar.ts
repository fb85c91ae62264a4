import type { QueryClient } from '@tanstack/react-query';
import { conversationKeys } from '../conversations/keys.ts';
import { calendarKeys } from '../conversations/calendar-keys.ts';

/** Invalidates every query that a calendar change may affect. */
export function refreshCalendar(queryClient: QueryClient, facilityId: string): void {
  void queryClient.invalidateQueries({ queryKey: calendarKeys.of(facilityId) });
  void queryClient.invalidateQueries({ queryKey: conversationKeys.all });
}
