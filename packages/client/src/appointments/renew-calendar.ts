import type { QueryClient } from '@tanstack/react-query';
import { conversationKeys } from '../conversations/keys.ts';
import { calendarKeys } from './calendar-keys.ts';

/** Asks again for what a change of the calendar may have changed. */
export function renewCalendar(queryClient: QueryClient, facilityId: string): void {
  void queryClient.invalidateQueries({ queryKey: calendarKeys.of(facilityId) });
  void queryClient.invalidateQueries({ queryKey: conversationKeys.all });
}
