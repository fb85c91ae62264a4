import type { Event } from '@zampa/contract/conversations/event';
import type { Language } from '@zampa/domain/people/languages';
import { expect, it } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { booking, conversation, ids, marta } from '../rendered/samples.test-data.ts';
import { useTimeEventText } from './use-time-event-text.ts';

const at = '2027-03-02T15:00:00.000Z';

const event = (seq: number, type: Event['type'], payload: Partial<Event['payload']>): Event => ({
  id: ids.message,
  parent_id: ids.conversation,
  seq,
  type,
  category: 'NONE',
  clientId: null,
  payload: { userId: ids.vera, ...payload },
  file: null,
  user: null,
  dateCreated: at,
  dateUpdated: at,
});

/** Renders the scheduling text of a conversation with a no-show as its last event. */
function NoShowText({ lastBooking }: { lastBooking: Event | null }) {
  const lastEvent = event(9, 'BOT', { eventAction: 'APPOINTMENT_NO_SHOW' });
  return useTimeEventText()({ ...conversation, lastEvent, lastBooking });
}

const missedBooking = {
  ...booking.payload,
  valid: false,
  status: 'CANCELED',
  noShow: true,
} as const;

it.each([
  ['en', 'Missed appointment: Tuesday 2 March, 15:00', event(8, 'CALENDAR', missedBooking)],
  ['it', 'Appuntamento mancato: martedì 2 marzo, 15:00', event(8, 'CALENDAR', missedBooking)],
  ['en', 'Missed appointment', null],
] satisfies [Language, string, Event | null][])(
  'useTimeEventText names the missed appointment (%s): %s',
  async (language, text, lastBooking) => {
    const { page } = await renderScreen(<NoShowText lastBooking={lastBooking} />, {
      app: 'owner',
      me: marta,
      language,
    });
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  },
);
