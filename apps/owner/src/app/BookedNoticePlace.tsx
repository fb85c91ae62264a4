import { bookedTime } from '@zampa/client/appointments/booked-time';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import styles from './BookedNoticePlace.module.css';

/** Lazy-loaded: most visits to the app book nothing. */
const BookedNotice = lazy(async () => ({
  default: (await import('../features/appointments/BookedNotice.tsx')).BookedNotice,
}));

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
