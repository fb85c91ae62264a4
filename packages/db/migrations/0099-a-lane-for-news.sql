-- What follows from messages is done many at a time, in a lane of its own: however much is written, the end of a time that
-- is held does not wait behind it.
alter table outbox drop constraint outbox_lane;
update outbox set lane = 'news' where kind in ('notify', 'writeUnreadEmail');
alter table outbox
  add constraint outbox_lane check (lane in ('time', 'news', 'mail', 'provider', 'push'));
