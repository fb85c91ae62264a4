import '@zampa/i18n/english/appointments-bookings';
import { BookingDrawer } from '../bookings/BookingDrawer.tsx';
import { ConflictActions, type ConflictActionsProps } from '../bookings/ConflictActions.tsx';
import { AbsenceDrawer } from '../absences/AbsenceDrawer.tsx';
import { MovesDrawer } from '../absences/MovesDrawer.tsx';
import { FeedDrawer } from '../absences/FeedDrawer.tsx';
import { OtherEntryDrawer } from '../absences/OtherEntryDrawer.tsx';
import { AvailabilityDrawer } from '../absences/AvailabilityDrawer.tsx';
import { type CalendarSearch, withoutDialog } from './search.ts';
import type { RenderNewClient } from '../bookings/VisitForm.tsx';

export interface CalendarDialogsProps {
  search: CalendarSearch;
  /** Renders the form for a new client. */
  renderNewClient: RenderNewClient;
  onSearch: (search: CalendarSearch) => void;
  onMoved: ConflictActionsProps['onMoved'];
}

/** Shows the drawer named in the URL: a new booking or absence, bookings to move, another entry, availability, or the calendar feed. */
export function CalendarDialogs(props: CalendarDialogsProps) {
  const { search, renderNewClient, onSearch, onMoved } = props;
  const close = () => onSearch(withoutDialog(search));
  switch (search.open) {
    case 'booking':
      return (
        <BookingDrawer
          start={search}
          renderNewClient={renderNewClient}
          onBooked={(_visit, day) => onSearch({ ...withoutDialog(search), day })}
          onClose={close}
        />
      );
    case 'absence':
      return (
        <AbsenceDrawer
          start={search}
          renderSolution={(conflict) => <ConflictActions {...conflict} onMoved={onMoved} />}
          onMoves={() => onSearch({ ...withoutDialog(search), open: 'moves' })}
          onClose={close}
        />
      );
    case 'moves':
      return (
        <MovesDrawer
          renderSolution={(conflict) => <ConflictActions {...conflict} onMoved={onMoved} />}
          onClose={close}
        />
      );
    case 'other':
      return <OtherEntryDrawer start={search} onClose={close} />;
    case 'availability':
      return <AvailabilityDrawer onClose={close} />;
    case 'feed':
      return <FeedDrawer onClose={close} />;
    default:
      return null;
  }
}
