select json_build_object(
        'conversationId', c.id, 'seq', c.last_seq, 'unread', (select count(*)::int from events e
    where e.conversation_id = c.id and (e.type = 'CHAT' and e.withdrawn_at is null and e.user_id <> $1) and e.seq > coalesce((select r.seq from reads r
  where r.conversation_id = c.id and r.user_id = $2), 0)),
        'dateUpdated', iso_instant(c.updated_at)) as head,
      array[iso_micros(c.updated_at), c.id::text] as position
      from conversations c
      where c.type = 'HEALTH' and (c.family_id = any($3::uuid[]) or c.facility_id = any($4::uuid[]))
        and c.updated_at > $5::timestamptz and (c.family_id = any($6::uuid[])
    or c.facility_id = any($7::uuid[])
    or (c.facility_id = any($8::uuid[]) and c.type = 'HEALTH')
    or (c.facility_id = any($9::uuid[]) and c.assignee_id = $10))
        
      order by c.updated_at desc, c.id desc limit $11;
