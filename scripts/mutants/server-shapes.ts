import type { Mutant } from './mutant.ts';

const at = 'apps/api/test';
const SIZES = [`${at}/authorization/sizes.test.ts`];
const FILES = [`${at}/files/read-file.test.ts`];

const source = 'apps/api/src';

/** What is left out of a row that somebody may see, each told alone. */
export const serverShapes: readonly Mutant[] = [
  {
    name: 'a consultant reads the whole calendar',
    file: `${source}/features/appointments/calendar/read-calendar-events.ts`,
    find: `facilitiesByRole(viewer).assigned.includes(facilityId)`,
    replace: `facilitiesByRole(viewer).desk.includes(facilityId)`,
    tests: SIZES,
  },
  {
    name: 'the desk is told the name of a picture of health',
    file: `${source}/features/inbox/rows/shape-conversations.ts`,
    find: `row.fileId === null || isHidden ? null`,
    replace: `row.fileId === null ? null`,
    tests: FILES,
  },
  {
    name: 'the desk is told what an asked consultation says',
    file: `${source}/features/inbox/rows/shape-conversations.ts`,
    find: `note: isHidden ? '' : row.note`,
    replace: `note: row.note`,
    tests: [`${at}/inbox/find-words.test.ts`],
  },
  {
    name: 'the desk is told what a message says',
    file: `${source}/features/conversations/event-rows.ts`,
    find: `isMessage && !isHidden && message !== null`,
    replace: `isMessage && message !== null`,
    tests: [`${at}/inbox/search-requests.test.ts`],
  },
  {
    name: 'who hears with the desk is told what a message says',
    file: `${source}/features/conversations/publish-event.ts`,
    find: `isHidden: () => kind === 'desk'`,
    replace: `isHidden: () => false`,
    tests: [`${at}/conversations/socket.test.ts`],
  },
  {
    name: 'a consultant is told whose time is taken',
    file: `${source}/features/appointments/calendar/read-calendar-events.ts`,
    find: `row.own ? shapeCalendarEvent`,
    replace: `row.id ? shapeCalendarEvent`,
    tests: SIZES,
  },
];
