select "s"."id" as "sessionId", "s"."account_id" as "accountId", "a"."email" as "email", case when u.id is null then null else json_build_object(
  'userId', u.id,
  'isVet', u.is_vet,
  'facilities', (
    select coalesce(json_agg(json_build_object('facilityId', m.facility_id, 'roleId', m.role_id,
      'receptionAnswers', place.reception_answers)), '[]')
    from (select distinct facility_id, role_id from facility_staff where user_id = u.id) m
    join facilities place on place.id = m.facility_id
  ),
  'families', (
    select coalesce(json_agg(json_build_object('familyId', fm.family_id, 'admin', fm.role_id = 9)), '[]')
    from family_members fm where fm.user_id = u.id and fm.status = 'ACTIVE'
  ),
  'applications', (
    select coalesce(json_agg(fm.family_id), '[]')
    from family_members fm where fm.user_id = u.id and fm.status = 'PENDING'
  ),
  'clinics', (
    select coalesce(json_agg(json_build_object(
      'facilityId', fc.facility_id, 'familyId', fc.family_id, 'status', fc.status)), '[]')
    from facility_clients fc
    join family_members fm on fm.family_id = fc.family_id
    where fm.user_id = u.id and fm.status = 'ACTIVE'
  )) end as "viewer" from sessions s
      join accounts a on a.id = s.account_id
      left join users u on u.account_id = a.id and u.enabled
      where s.id = any($1::uuid[]) and s.ended_at is null and s.expires_at > $2;
