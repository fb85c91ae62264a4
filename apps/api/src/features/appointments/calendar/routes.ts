import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { createFeed } from '@zampa/contract/appointments/create-feed';
import { deleteFeed } from '@zampa/contract/appointments/delete-feed';
import { readCalendarFile } from '@zampa/contract/appointments/read-calendar-file';
import { readFeed } from '@zampa/contract/appointments/read-feed';
import { readFeeds } from '@zampa/contract/appointments/read-feeds';
import { readSlots } from '@zampa/contract/appointments/read-slots';
import type { Deps } from '../../../platform/deps.ts';
import type { Feature } from '../../../platform/served.ts';
import { findCalendar } from './find-calendar.ts';
import { findSlots } from '../slots/find-slots.ts';
import { findFeeds, openFeed, revokeFeed } from '../feeds/feeds.ts';
import { writeFeed } from '../feeds/read-feed.ts';
import { writeFile } from '../feeds/write-file.ts';

/** What stands in a calendar, which times are still free, and what programs outside read of it. */
export const calendar: Feature<Deps> = (serve, deps) => {
  serve.forPeople(readSlots, findSlots);
  serve.forPeople(readCalendarFile, writeFile);
  serve.forPeople(readFeeds, ({ tx, viewer }) => findFeeds(tx, viewer));
  serve.forPeople(createFeed, (served) => openFeed(deps, served));
  serve.forPeople(deleteFeed, revokeFeed);
  serve.forEveryone(readFeed, (served) => writeFeed(deps, served));
  serve.forPeople(readCalendar, ({ tx, viewer, query, now }) =>
    findCalendar(tx, viewer, query, now),
  );
};
