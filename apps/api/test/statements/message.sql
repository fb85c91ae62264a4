begin;

select "c"."id" as "id", "c"."type" as "type", "c"."facility_id" as "facilityId", "c"."category" as "category", "c"."status" as "status", "c"."last_seq" as "lastSeq", "fc"."status" as "relationship", "c"."last_seq" <> (select before.last_seq from conversations before where before.id = "c"."id") as "hasChanged", (
  select json_build_object('id', made.id, 'seq', made.seq, 'hash', made.hash) from (
    select e.id, e.seq, e.client_hash as hash from events e
      where e.user_id = $1 and e.client_id = $2
    union all
    select c.id, 0, c.client_hash from conversations c
      where c.creator_id = $3 and c.client_id = $4
    union all
    select k.id, 0, k.client_hash from calendar_events k
      where k.creator_id = $5 and k.client_id = $6
    limit 1) made) as "repeated", json_build_object('readers', app_readers_of(c.id),
        'author', (select json_build_object(
        'staff', case when u.id is null then null else json_build_object(
    'id', u.id,
    'firstName', u.first_name,
    'lastName', u.last_name,
    'image', '/api/files/' || u.image_id,
    'isVet', u.is_vet) end, 'owner', case when u.id is null then null else json_build_object(
    'id', u.id,
    'firstName', u.first_name,
    'lastName', case when u.is_vet then left(u.last_name, 1) else u.last_name end,
    'image', '/api/files/' || u.image_id,
    'isVet', u.is_vet) end) from users u where u.id = $7)) as "audience" from conversations c
    left join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
    where c.id = (select coalesce((select e.conversation_id from events e where e.id = $8), $9)) and (c.family_id = any($10::uuid[])
    or c.facility_id = any($11::uuid[])
    or (c.facility_id = any($12::uuid[]) and c.type = 'HEALTH')
    or (c.facility_id = any($13::uuid[]) and c.assignee_id = $14))
    for update of c;

with "part_1" as (update conversations set last_seq = last_seq + 1, updated_at = $1, unanswered_seq = last_seq + 1, unanswered_since = coalesce(unanswered_since, $2) where id = $3), "part_2" as (insert into events (id, conversation_id, seq, type, category, party, user_id, message, event_action,
        details, file_id, client_id, client_hash, created_at, updated_at)
      values ($4::uuid, $5::uuid, $6::int, $7, $8, $9,
        $10::uuid, $11, $12, $13::jsonb,
        $14::uuid, $15, $16, $17::timestamptz, $18::timestamptz)) insert into "outbox" ("id", "kind", "lane", "payload", "attempts", "due_at", "expires_at", "done_at", "failure", "last_error", "once_key", "created_at") values (default, $19, $20, $21, default, $22, default, default, default, default, default, $23), (default, $24, $25, $26, default, $27, default, default, default, default, default, $28) on conflict do nothing;

commit;
