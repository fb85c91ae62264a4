import { bookedTime } from '@zampa/client/appointments/booked-time';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import styles from './BookedNoticePlace.module.css';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: most visits to the app book nothing. */
const BookedNotice = lazyPart(
  async () => (await import('../features/appointments/BookedNotice.tsx')).BookedNotice,
);

/** Announces above every screen that a proposed time was booked; a live region. */
export function BookedNoticePlace() {
  const booked = useSyncExternalStore(bookedTime.subscribe, bookedTime.value);
  // Not for the next person who signs in.
  useEffect(() => () => bookedTime.become(null), []);
  return (
    <div className={styles['place']} role="status">
      <Suspense>
        {booked && <BookedNotice key={`${booked.visitId} ${booked.start}`} booked={booked} />}
      </Suspense>
    </div>
  );
}
