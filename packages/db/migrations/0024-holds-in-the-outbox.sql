-- The end of a hold is a job of the outbox: nobody looks for it in the calendar.
drop index calendar_events_held_until;
