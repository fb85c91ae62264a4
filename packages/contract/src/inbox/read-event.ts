import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, family, staff } from '../policy/verdicts.ts';
import { idOrIds } from '../values.ts';
import { CalendarEvent } from '../appointments/calendar-event.ts';
import { DiaryItem } from '../conversations/conversation.ts';
import { Event } from '../conversations/event.ts';

export const readEvent = defineCall({
  method: 'GET',
  path: '/events',
  policy: {
    scope: { kind: 'conversation', at: 'query.id', lists: true, foundByCall: true },
    verdicts: { self: Y, ...family, ...staff },
  },
  feature: 'inbox',
  summary:
    'Read one event, one conversation without its events, or a calendar entry. For several ids returns a list that omits ids of others',
  query: z.object({ id: idOrIds }),
  answer: z.union([
    DiaryItem,
    Event,
    CalendarEvent,
    z.array(z.union([DiaryItem, Event, CalendarEvent])),
  ]),
  audit: { kind: 'HEALTH_READ' },
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
