-- How far the letter of an invitation got; null where there is none to send. Those before this was told were sent.
alter table invitations
  add column delivery text,
  add constraint invitations_delivery check (delivery in ('QUEUED', 'SENT', 'REFUSED'));
update invitations set delivery = 'SENT' where email is not null and sent > 0;
