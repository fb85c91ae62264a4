-- The roles of staff and what they may do, as SQL needs them; a test holds them against the domain's.
create table staff_roles (
  id smallint primary key,
  level text not null check (level in ('admin', 'clinical', 'consultant', 'desk')),
  -- Whether it counts in every facility of the organization.
  of_organization boolean not null
);
insert into staff_roles (id, level, of_organization) values
  (1, 'admin', false),
  (2, 'admin', true),
  (3, 'clinical', false),
  (4, 'desk', false),
  (5, 'desk', false),
  (6, 'consultant', false),
  (7, 'clinical', false),
  (8, 'desk', false);

-- Who works for a facility, there or for its organization. Who does both stands in it twice. The rows are those that
-- the reader may see of its tables.
create view facility_staff with (security_invoker = true) as
  select own.id as facility_id, link.user_id, link.role_id, role.level, link.facility_id as workplace_id
  from facilities own
  join facilities workplace on workplace.organization_id = own.organization_id
  join facility_members link on link.facility_id = workplace.id and link.status = 'ACTIVE'
  join staff_roles role on role.id = link.role_id
  where workplace.id = own.id or role.of_organization;

-- Who may read a conversation, and as whom: the desk of a clinic whose reception answers reads as those do who treat.
-- Each once, as what shows them most.
create view conversation_readers with (security_invoker = true) as
  select distinct on (candidate.conversation_id, candidate.user_id)
    candidate.conversation_id, candidate.user_id, candidate.kind
  from (
    select conversation.id as conversation_id, relative.user_id, 'owner' as kind
    from conversations conversation
    join family_members relative
      on relative.family_id = conversation.family_id and relative.status = 'ACTIVE'
    union all
    select conversation.id, colleague.user_id,
      case when colleague.level = 'desk' and not facility.reception_answers then 'desk' else 'staff' end
    from conversations conversation
    join facilities facility on facility.id = conversation.facility_id
    join facility_staff colleague on colleague.facility_id = facility.id
    where (colleague.level <> 'consultant' or conversation.assignee_id = colleague.user_id)
      and (conversation.type = 'HEALTH' or facility.reception_answers or colleague.level <> 'desk')
  ) candidate
  join users person on person.id = candidate.user_id and person.enabled
  order by candidate.conversation_id, candidate.user_id, candidate.kind desc;
