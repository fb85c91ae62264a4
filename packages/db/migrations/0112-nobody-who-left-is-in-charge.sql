-- Open conversations of who has left their facility wait for all of its staff again, as they do from now on.
update conversations c set assignee_id = null, assigned_at = null
where c.assignee_id is not null and c.status <> 'CLOSED' and not exists (
  select from facility_staff s where s.facility_id = c.facility_id and s.user_id = c.assignee_id);
