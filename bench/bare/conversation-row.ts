const person = (id: string, name: string) => `left join lateral (
  select u.id, u.first_name, u.last_name, u.image_id, u.is_vet from users u where u.id = ${id}) ${name} on true`;

/** A message as a row, with who wrote it. */
export const messageRow = (
  e: string,
) => `select ${e}.id, ${e}.conversation_id, ${e}.seq, ${e}.type, ${e}.category,
  ${e}.client_id, ${e}.message, ${e}.file_id, ${e}.event_action, ${e}.details,
  ${e}.withdrawn_at, author.id as author_id, author.first_name, author.last_name,
  author.image_id, author.is_vet, ${e}.created_at, ${e}.updated_at`;

const newestMessage = (name: string, condition: string) => `left join lateral (
  ${messageRow('e')} from events e join users author on author.id = e.user_id
  where e.conversation_id = c.id and ${condition} order by e.seq desc limit 1) ${name} on true`;

/** The columns of a conversation, its people, pets and services, and the three messages that a list shows of it. */
export const CONVERSATION_COLUMNS = `c.id, c.type, c.category, c.last_seq as seq, c.source, c.note, c.red_flags,
  c.priority, c.status, c.creator_id, c.assignee_id, c.facility_id, f.name as facility_name, c.family_id,
  c.assigned_at, c.open_date, c.close_date, c.price, o.currency, c.payment_type, c.payment_asked_at, c.paid_at,
  c.follow_up_of, c.opened_by_vet, c.unanswered_seq, c.unanswered_since, c.waits_since, c.created_at, c.updated_at,
  to_json(creator) as "user", to_json(client) as client, to_json(assignee) as assignee,
  json_build_object('id', f.id, 'name', f.name, 'timezone', f.timezone, 'phone', f.phone) as facility,
  pets.list as pets, services.ids as services, services.names as "serviceNames",
  to_json(latest) as "lastEvent", to_json(said) as "lastMessage", to_json(asked) as "lastUserMessage",
  to_json(attached) as file, to_json(appointment) as appointment, continued.ids as "continuedIn",
  exists (select from proposed_times pt where pt.conversation_id = c.id) as proposal,
  c.time_asked_since, c.paid_by, c.client_id, unread.number as unread, read.seq as "readSeq"`;

/** The joins of those columns; the alias of the conversations is `c`. */
export const CONVERSATION_JOINS = `join facilities f on f.id = c.facility_id
  join organizations o on o.id = f.organization_id
  left join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
  ${person('c.creator_id', 'creator')} ${person('fc.user_id', 'client')} ${person('c.assignee_id', 'assignee')}
  cross join lateral (select coalesce(json_agg(row_to_json(p)), '[]') as list from (
    select p.id, p.name, p.birth_date, p.sex, p.family_id, p.species_id, p.breed_id, p.coat_id, p.origin_id,
      p.image_id, p.weight_grams, p.microchip, p.neutered, p.allergies, p.chronic_conditions, p.deceased_on,
      p.created_at, p.updated_at, p.deleted_at
    from conversation_pets cp join pets p on p.id = cp.pet_id where cp.conversation_id = c.id) p) pets
  cross join lateral (select coalesce(json_agg(cs.service_id), '[]') as ids, coalesce(json_agg(cs.name), '[]') as names
    from conversation_services cs where cs.conversation_id = c.id) services
  ${newestMessage('latest', 'true')}
  ${newestMessage('said', `e.type = 'CHAT'`)}
  ${newestMessage('asked', `e.type = 'CHAT' and e.party = 'owner'`)}
  left join lateral (select cf.id, cf.content_type, cf.name, cf.width, cf.height, cf.size from files cf
    where cf.id = c.file_id) attached on true
  left join lateral (select k.* from calendar_events k where k.conversation_id = c.id and k.valid) appointment on true
  cross join lateral (select coalesce(json_agg(next.id), '[]') as ids from conversations next
    where next.follow_up_of = c.id) continued
  cross join lateral (select coalesce(max(r.seq), 0) as seq from reads r
    where r.conversation_id = c.id and r.party = 'owner') read
  cross join lateral (select count(*)::int as number from events e where e.conversation_id = c.id
    and e.type = 'CHAT' and e.party = 'owner' and e.seq > coalesce((select max(r.seq) from reads r
      where r.conversation_id = c.id and r.party = 'facility'), 0)) unread`;
