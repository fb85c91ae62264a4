-- What a pet owner needs to take back the acceptance of a proposed time for some seconds: the booking as it was before, and
-- the times that were proposed. Null for every other booking, and once the clinic was notified.
alter table calendar_events add column acceptance jsonb;
